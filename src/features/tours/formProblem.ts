import { type Problem } from '../../domain/problem';

/** Where the base query found nothing that the server said. */
const NO_DETAIL = 'no detail';

/** The server's own words; ours where there was no answer; null where neither says anything. */
function wordsOf({ code, message, detail }: Problem): string | null {
  if (code === 'network' || code === 'forbidden') return message;
  return detail === undefined || detail === '' || detail === NO_DETAIL ? null : detail;
}

export interface FormProblem {
  /** For the panel: without the fields that the form shows in their places. */
  panel: Problem;
  /** For the form's fields. */
  fields: Record<string, string>;
}

/** Splits a refused save between the form's own fields and a panel beside it. */
export function formProblem(
  problem: Problem,
  values: object,
  /** Where the server said nothing. */
  otherwise: string,
): FormProblem {
  const all = Object.entries(problem.fields ?? {});
  const isShown = ([name]: [string, string]) => name in values;
  const message = wordsOf(problem) ?? otherwise;
  const rest = all.filter((entry) => !isShown(entry) && entry[1] !== message);
  return {
    panel: { ...problem, message, fields: Object.fromEntries(rest) },
    fields: Object.fromEntries(all.filter(isShown)),
  };
}
