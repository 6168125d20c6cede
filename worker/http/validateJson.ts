import type { Context, MiddlewareHandler } from 'hono';
import { type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { isSafeKey } from '../../src/domain/jsonReader';
import { checkByRules } from '../../src/domain/forms/checkByRules';
import { throwInvalid, throwProblem } from './problemResponse';
import type { WorkerEnv } from './workerContext';

const MAX_JSON_BYTES = 1024 * 1024;
/** Bodies of the contract have two levels; analytics events may have more. */
const MAX_JSON_DEPTH = 32;

function isNestedBeyond(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((each) => isNestedBeyond(each, depth - 1));
}

/** Request body as UTF-8 text; 413 when larger than 1 MiB. */
export async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    // The server drains the rest: cancelling would close the connection before the response.
    if (size > MAX_JSON_BYTES) throwProblem(413, 'The body is too large. Maximum size is 1 MB.');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throwProblem(400, 'Invalid JSON');
  }
}

/** Request body as JSON; 413 when larger than 1 MiB, 400 when it is not JSON or nested too deeply. */
export async function readJson(request: Request): Promise<unknown> {
  const value = parseJson(await readText(request));
  if (isNestedBeyond(value, MAX_JSON_DEPTH)) {
    throwProblem(400, `The JSON is nested more than ${MAX_JSON_DEPTH} levels deep`);
  }
  return value;
}

/** Messages for the rules' fields that hold an object or a list, which yup would cast to text. */
function nestedFieldErrors(rules: ObjectSchema<AnyObject>, value: object): Record<string, string> {
  const nested = Object.entries(value).filter(
    ([name, field]) => name in rules.fields && typeof field === 'object' && field !== null,
  );
  return Object.fromEntries(
    nested.map(([name]) => [name, 'A text, a number, true, false or null is expected']),
  );
}

/** The value cast by the rules, without unknown keys; 422 with the first message per field when it violates them. */
export function validateValue<Rules extends ObjectSchema<AnyObject>>(
  rules: Rules,
  value: unknown,
): InferType<Rules> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throwProblem(422, 'A JSON object is expected', { fields: {} });
  }
  const unsafe = Object.keys(value).find((name) => !isSafeKey(name));
  if (unsafe !== undefined) throwProblem(422, `A field cannot be named ${unsafe}`, { fields: {} });
  const nested = nestedFieldErrors(rules, value);
  const plain = Object.entries(value).filter(([name]) => !(name in nested));
  const checked = checkByRules(rules, Object.fromEntries(plain));
  if (checked.ok && Object.keys(nested).length === 0) return checked.value;
  return throwInvalid(Object.assign(checked.ok ? {} : checked.fields, nested));
}

/** Validated JSON body, for handlers without the middleware. */
export async function readValidJson<Rules extends ObjectSchema<AnyObject>>(
  c: Context,
  rules: Rules,
): Promise<InferType<Rules>> {
  return validateValue(rules, await readJson(c.req.raw));
}

/**
 * Validation middleware: the route's handler reads `c.req.valid('json')`. Rules without defaults keep absent keys
 * absent, so that a PATCH changes only the fields sent.
 */
export function validateJson<Rules extends ObjectSchema<AnyObject>>(
  rules: Rules,
): MiddlewareHandler<
  WorkerEnv,
  string,
  { in: { json: InferType<Rules> }; out: { json: InferType<Rules> } }
> {
  return async (c, next) => {
    c.req.addValidatedData('json', await readValidJson(c, rules));
    await next();
  };
}
