/**
 * Ids of commands on a record's page, most frequent first; the first one is safe for Enter, as it changes nothing yet.
 */
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

/** Rank of a command among a record's commands, lower is earlier; unlisted commands share the last rank. */
export function commandRank(commandId: string): number {
  const index = usualFirst.indexOf(commandId);
  return index === -1 ? usualFirst.length : index;
}
