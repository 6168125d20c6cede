import { type Problem } from '../problem';

/** Server's message; the client's own for network and permission problems; null when there is none. */
function messageOf({ code, message, detail }: Problem): string | null {
  if (code === 'network' || code === 'forbidden') return message;
  return detail === undefined || detail === '' ? null : detail;
}

export interface FormProblem {
  /** Problem for the panel, without the messages of the form's fields; null when the fields show everything. */
  panel: Problem | null;
  /** Problem for a panel that is always shown; its message may repeat a field's. */
  complete: Problem;
  /** Messages for the form's own fields. */
  fields: Record<string, string>;
}

/** Splits the problem of a refused save between the fields of a form and a panel. */
export function formProblem(
  problem: Problem,
  values: object,
  /** Message when the server sent none. */
  fallbackMessage: string,
): FormProblem {
  const messages = Object.entries(problem.fields ?? {});
  const ofFields = messages.filter(([name]) => name in values);
  const rest = messages.filter(([name]) => !(name in values));
  const message = messageOf(problem) ?? fallbackMessage;
  const isShownByFields = ofFields.length > 0 && rest.length === 0;
  const remaining = rest.filter(([, text]) => text !== message);
  return {
    panel: isShownByFields ? null : { ...problem, message, fields: Object.fromEntries(rest) },
    complete: { ...problem, message, fields: Object.fromEntries(remaining) },
    fields: Object.fromEntries(ofFields),
  };
}
