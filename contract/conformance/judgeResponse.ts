import { isEmptyResponse } from '../../src/domain/isEmptyResponse';
import { responseSchema, type Operation, type Schema } from '../document/operation';
import { essentialForm } from '../document/schemaForms';
import { tolerate } from '../document/tolerate';
import { schemaErrors } from '../document/validateBody';
import { parseJson } from '../../src/domain/jsonReader';

/** Verdict on one response. `value` is its body in canonical form. */
export interface Verdict {
  result: 'kept' | 'broken' | 'absent';
  tolerances: string[];
  reason: string;
  value: unknown;
}

const broken = (reason: string): Verdict => ({
  result: 'broken',
  tolerances: [],
  reason,
  value: null,
});

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Schema of a success by its status, falling back to the first documented success. */
function successSchema(operation: Operation, status: number): Schema | null {
  const own = responseSchema(operation, status);
  if (own !== undefined) return own;
  const first = Object.keys(operation.responses).find((each) => isSuccess(Number(each)));
  return first === undefined ? null : (operation.responses[first] ?? null);
}

function failureInside(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const error: unknown = Reflect.get(body, 'error');
  if (typeof error === 'string' && error !== '') return error;
  return Reflect.get(body, 'success') === false ? 'success is false' : null;
}

/** Judges a response that must succeed. */
export function judgeSuccess(operation: Operation, status: number, text: string): Verdict {
  if (!isSuccess(status)) {
    const isAbsent = operation.withoutIt !== null && [404, 405, 501].includes(status);
    if (isAbsent) return { ...broken(operation.withoutIt ?? ''), result: 'absent' };
    return broken(`status ${status}: ${text.slice(0, 120)}`);
  }
  const tolerances = responseSchema(operation, status) === undefined ? ['success-status'] : [];
  const schema = successSchema(operation, status);
  if (schema === null) return { result: 'kept', tolerances, reason: '', value: null };
  const body = parseJson(text);
  if (body === undefined) {
    const isNeeded = operation.method === 'GET' || operation.id === 'createChapter';
    if (isNeeded || operation.id === 'upload') return broken('the body is no JSON');
    return { result: 'kept', tolerances: [...tolerances, 'no-body'], reason: '', value: null };
  }
  const failure = failureInside(body);
  if (failure !== null) return broken(`a failure with status ${status}: ${failure}`);
  const tolerated = tolerate(operation, schema, body);
  const errors = schemaErrors(essentialForm, schema, tolerated.value);
  if (errors.length > 0) return broken(errors.slice(0, 3).join('; '));
  const needed = [...tolerances, ...tolerated.tolerances];
  return { result: 'kept', tolerances: needed, reason: '', value: tolerated.value };
}

/** Judges a response that must be a refusal: for a missing record, or for insufficient rights. */
export function judgeRefusal(operation: Operation, status: number, text: string): Verdict {
  if (![400, 403, 404, 409, 422].includes(status))
    return broken(`status ${status} in place of a refusal`);
  const schema = responseSchema(operation, status);
  if (schema === undefined || schema === null) return broken(`status ${status} is not documented`);
  const body = parseJson(text);
  if (body === undefined)
    return { result: 'kept', tolerances: ['no-body'], reason: '', value: null };
  const { value, tolerances } = tolerate({ containers: [] }, schema, body);
  const errors = schemaErrors((one) => one, schema, value);
  return errors.length > 0
    ? broken(errors.slice(0, 3).join('; '))
    : { result: 'kept', tolerances, reason: '', value };
}

/** Judges a response that must report a missing language. */
export function judgeLack(operation: Operation, status: number, text: string): Verdict {
  if (!isSuccess(status)) return judgeRefusal(operation, status, text);
  const body = text === '' ? null : parseJson(text);
  return isEmptyResponse(body, ...operation.containers)
    ? { result: 'kept', tolerances: ['missing-language'], reason: '', value: null }
    : broken('a record in place of what it lacks in the language');
}
