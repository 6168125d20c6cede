import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { responseSchema, type Operation, type Schema } from './operation';
import { closedForm } from './schemaForms';

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv, ['date-time', 'uri']);

const compiled = new WeakMap<object, WeakMap<Schema, ValidateFunction>>();

/** Faults of a value by a form of a schema, one line each; empty when valid. */
export function schemaErrors(
  form: (schema: Schema) => Schema,
  schema: Schema,
  value: unknown,
): string[] {
  const ofForm = compiled.get(form) ?? new WeakMap<Schema, ValidateFunction>();
  compiled.set(form, ofForm);
  const validate = ofForm.get(schema) ?? ajv.compile(form(schema));
  ofForm.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra: unknown = params['additionalProperty'];
    return `${instancePath || 'the body'} ${message}${typeof extra === 'string' ? `: ${extra}` : ''}`;
  });
}

/** Faults of a response of this repository's worker: an undocumented status or body. */
export function responseErrors(operation: Operation, status: number, text: string): string[] {
  const schema = responseSchema(operation, status);
  if (schema === undefined) return [`the status ${status} is not documented`];
  if (schema === null) return text === '' ? [] : ['there is a body where none is documented'];
  try {
    return schemaErrors(closedForm, schema, JSON.parse(text));
  } catch {
    return ['the body is no JSON'];
  }
}
