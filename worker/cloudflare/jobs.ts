import type { NewEvent } from '../queries/public/playQueries';

/** A message of a queue; a queue delivers each at least once. */
export type Job =
  | { kind: 'push'; notificationId: string }
  | { kind: 'play'; sectionId: string; language: string }
  | { kind: 'event'; event: NewEvent };
