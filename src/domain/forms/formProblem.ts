import { type Problem } from '../problem';

/** Where the base query found nothing that the server said. */
const NO_DETAIL = 'no detail';

/** The server's own words; ours where there was no answer; null where neither says anything. */
function wordsOf({ code, message, detail }: Problem): string | null {
  if (code === 'network' || code === 'forbidden') return message;
  return detail === undefined || detail === '' || detail === NO_DETAIL ? null : detail;
}

export interface FormProblem {
  /** For the panel, without what the form's fields show; null when they show all of it. */
  panel: Problem | null;
  /** For a panel that is always shown; its message may be one that a field shows too. */
  whole: Problem;
  /** Messages for the form's own fields. */
  fields: Record<string, string>;
}

/** Splits a refused save between the fields of a form with these values and a panel beside it. */
export function formProblem(
  problem: Problem,
  values: object,
  /** Where the server said nothing. */
  otherwise: string,
): FormProblem {
  const all = Object.entries(problem.fields ?? {});
  const shown = all.filter(([name]) => name in values);
  const rest = all.filter(([name]) => !(name in values));
  const message = wordsOf(problem) ?? otherwise;
  const isSaidByFields = shown.length > 0 && rest.length === 0;
  const more = rest.filter(([, text]) => text !== message);
  return {
    panel: isSaidByFields ? null : { ...problem, message, fields: Object.fromEntries(rest) },
    whole: { ...problem, message, fields: Object.fromEntries(more) },
    fields: Object.fromEntries(shown),
  };
}
