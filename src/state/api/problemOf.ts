import { isProblem, type Problem } from '../../domain/problem';

/** Converts any error into a Problem, including those that RTK creates for a bug in a reader. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  const message = error instanceof Error ? error.message : 'Something went wrong';
  return { code: 'other', message };
}
