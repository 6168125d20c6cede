import { ValidationError, type InferType, type Schema } from 'yup';

/** The value as the rules cast it, without unknown keys; or the first message of each field that breaks them. */
export type Checked<Value> =
  { ok: true; value: Value } | { ok: false; fields: Record<string, string> };

/** Checks a value by rules; the worker checks a body by them and a form what it is about to send. */
export function checkByRules<Rules extends Schema>(
  rules: Rules,
  value: unknown,
): Checked<InferType<Rules>> {
  try {
    return {
      ok: true,
      value: rules.validateSync(value, { abortEarly: false, stripUnknown: true }),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: Record<string, string> = {};
    for (const { path, message } of error.inner) fields[path ?? ''] ??= message;
    return { ok: false, fields };
  }
}

/** The first message of each field that breaks the rules; empty when none does. */
export function fieldErrors(rules: Schema, value: unknown): Record<string, string> {
  const checked = checkByRules(rules, value);
  return checked.ok ? {} : checked.fields;
}
