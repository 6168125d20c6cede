import type { NewEvent } from '../queries/public/playQueries';

/** A queue message; the queue delivers each one at least once. */
export type Job =
  | { kind: 'push'; notificationId: string }
  | { kind: 'play'; sectionId: string; language: string }
  | { kind: 'event'; event: NewEvent };
