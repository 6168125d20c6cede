import type { Context, MiddlewareHandler } from 'hono';
import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { invalid, problem } from './answerProblem';
import type { WorkerEnv } from './workerContext';

const JSON_BYTES = 1024 * 1024;

/** The body as text; 413 past a mebibyte. */
export async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    // The rest is left to the server to drain: cancelling would cut the line before the answer.
    if (size > JSON_BYTES) problem(413, 'The body is too large. Maximum size is 1 MB.');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The body as JSON; 413 past a mebibyte, 400 when it is none. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    problem(400, 'Invalid JSON');
  }
}

/** The value by these rules, unknown keys left out; 422 with the first message of each field. */
export async function checkValue<Rules extends ObjectSchema<AnyObject>>(
  rules: Rules,
  value: unknown,
): Promise<InferType<Rules>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problem(422, 'A JSON object is expected', { fields: {} });
  }
  try {
    return await rules.validate(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: Record<string, string> = {};
    for (const { path, message } of error.inner) fields[path ?? ''] ??= message;
    invalid(fields);
  }
}

/** The body as JSON by these rules, without a middleware. */
export async function readChecked<Rules extends ObjectSchema<AnyObject>>(
  c: Context,
  rules: Rules,
): Promise<InferType<Rules>> {
  return checkValue(rules, await readJson(c.req.raw));
}

/**
 * Stands in a route's list; the handler then reads `c.req.valid('json')`. Rules without defaults
 * keep absent keys absent, so that a PATCH changes only what was sent.
 */
export function checked<Rules extends ObjectSchema<AnyObject>>(
  rules: Rules,
): MiddlewareHandler<
  WorkerEnv,
  string,
  { in: { json: InferType<Rules> }; out: { json: InferType<Rules> } }
> {
  return async (c, next) => {
    c.req.addValidatedData('json', await readChecked(c, rules));
    await next();
  };
}
