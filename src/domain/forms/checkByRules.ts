import { ValidationError, type InferType, type Schema } from 'yup';

/** Value cast by the rules, without unknown keys; or the first message of each invalid field. */
export type Checked<Value> =
  { ok: true; value: Value } | { ok: false; fields: Record<string, string> };

/** Validates a value; the worker validates request bodies with it, forms the values that they are about to send. */
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

/** First message of each invalid field; empty when valid. */
export function fieldErrors(rules: Schema, value: unknown): Record<string, string> {
  const checked = checkByRules(rules, value);
  return checked.ok ? {} : checked.fields;
}
