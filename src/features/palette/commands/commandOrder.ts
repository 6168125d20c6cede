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

/** Place of a command among those of a record, the lower the earlier; the same for all that are not named. */
export function usualPlace(commandId: string): number {
  const at = usualFirst.indexOf(commandId);
  return at === -1 ? usualFirst.length : at;
}
