import { isProblem, type Problem } from '../../domain/problem';

/** RTK's own failures (a bug in a reader, say) become a Problem as well. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  const message = error instanceof Error ? error.message : 'Something went wrong';
  return { code: 'other', message };
}
