import { capitalised } from '../text/sentence';
import { FieldReader, type Json } from '../jsonReader';
import { type Field, type Fields, type RecordOf } from './field';

/** Names of an entity's fields, in order. */
export const fieldNames = <Described extends Fields>(fields: Described) =>
  Object.keys(fields) as (keyof Described & string)[]; // keys of that very record

const entries = new WeakMap<Fields, readonly [string, Field<unknown>][]>();

/** Fields with their names, cached because a catalogue has ten thousand records. */
function entriesOf(fields: Fields): readonly [string, Field<unknown>][] {
  const listed = entries.get(fields) ?? Object.entries(fields);
  entries.set(fields, listed);
  return listed;
}

const namesWhere = (fields: Fields, passes: (field: Field<unknown>) => boolean) =>
  entriesOf(fields).flatMap(([name, field]) => (passes(field) ? [name] : []));

/** Names of the fields that editors write. */
export const editedFields = (fields: Fields) =>
  namesWhere(fields, ({ isEdited }) => isEdited === true);

/** Reads one record of a response to `call`. Throws `UnexpectedResponse` when a required field is missing. */
export function readRecord<Described extends Fields>(
  fields: Described,
  value: unknown,
  call: string,
): RecordOf<Described> {
  const from = FieldReader.of(value, call);
  const record: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) {
    record[name] = field.read(from, [name, ...(field.spellings ?? [])]);
  }
  return record as RecordOf<Described>; // each field has its own type
}

/**
 * True for a row with every field under its own name and of its own type, so that no conversion is needed. False if a
 * field is null while an alternative name holds a value.
 */
export function isRecord<Described extends Fields>(
  fields: Described,
  row: Readonly<Record<string, unknown>>,
): row is RecordOf<Described> {
  for (const [name, field] of entriesOf(fields)) {
    const value = row[name];
    if (!field.isValid(value)) return false;
    if (value === null && field.spellings?.some((other) => row[other] != null) === true)
      return false;
  }
  return true;
}

/** Record reduced to the described fields. */
export function pickFields<Described extends Fields>(
  fields: Described,
  record: RecordOf<Described>,
): RecordOf<Described> {
  const picked: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) picked[name] = record[name];
  return picked as RecordOf<Described>; // a subset of the record's fields
}

/** True when two records agree in the named fields. */
export function agreeIn(names: readonly string[], one: object, other: object): boolean {
  const [left, right] = [one as Json, other as Json]; // accessed by name only
  for (const name of names) if (left[name] !== right[name]) return false;
  return true;
}

/** Record not yet created by a worker: the draft's valid values, and defaults for the rest. */
export function draftedRecord<Described extends Fields>(
  fields: Described,
  draft: Readonly<Record<string, unknown>>,
  overrides: Partial<RecordOf<Described>>,
): RecordOf<Described> {
  const record: Record<string, unknown> = {};
  for (const [name, field] of entriesOf(fields)) {
    const value = draft[name];
    record[name] = field.isValid(value) ? value : field.missing;
  }
  return { ...(record as RecordOf<Described>), ...overrides }; // valid values of each field's type
}

/** Label of a field within a sentence: 'slug suffix'. */
export const fieldLabel = (fields: Fields, name: string): string =>
  fields[name]?.label ?? name.replaceAll('_', ' ');

/** Label of a field as a heading, with its unit: 'Duration (seconds)'. */
export function fieldHeading(fields: Fields, name: string): string {
  const label = fieldLabel(fields, name);
  const unit = fields[name]?.unit;
  const heading = capitalised(label);
  return unit === undefined ? heading : `${heading} (${unit})`;
}
