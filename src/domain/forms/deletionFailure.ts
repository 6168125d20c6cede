import { type Problem } from '../problem';

/** Messages of the error catalogue for a record that could not be deleted. */
export interface DeletionMessages {
  /** Message when other records refer to the record. */
  referenced: string;
  /** Message when the worker refused because of any other conflict. */
  conflict: string;
  failed: string;
}

/** PostgreSQL reports a foreign key violation as 23503. */
const FOREIGN_KEY = /foreign.?key|\b23503\b/i;

/** Message for a record that could not be deleted. */
export function deletionFailure(problem: Problem, messages: DeletionMessages): string {
  const { code, status, detail, body } = problem;
  if (FOREIGN_KEY.test(`${detail ?? ''} ${JSON.stringify(body ?? '')}`)) return messages.referenced;
  // 412 is a failed precondition, not a reference to the record.
  return code === 'conflict' && status !== 412 ? messages.conflict : messages.failed;
}
