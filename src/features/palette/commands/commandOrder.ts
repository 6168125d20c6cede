/** Commands of a record's page by their ids, the usual ones first; Enter on the first one changes nothing yet. */
const usualFirst = [
  'edit-tour',
  'tour-sections',
  'tour-translations',
  'tour-details',
  'publish-tour',
  'unpublish-tour',
  'edit-section',
  'section-audio',
  'section-translations',
  'section-details',
  'Next section',
  'Previous section',
];

/** Rank of a command among the commands of a record, the lower the earlier; unnamed commands share the last rank. */
export function commandRank(commandId: string): number {
  const index = usualFirst.indexOf(commandId);
  return index === -1 ? usualFirst.length : index;
}
