import { booleanIn, isJson, type Json } from '../../src/domain/jsonReader';
import { uniqueBy } from '../../src/platform/uniqueBy';
import { type Operation, type Schema } from './operation';

/** Called with each tolerance that a value needs, by its name in `x-tolerances`. */
type Note = (tolerance: string) => void;

const takes = ({ type }: Schema, name: string) => [type].flat().includes(name);

/** Keys under which any response may be wrapped in an object. */
const CONTAINERS = ['data', 'results', 'items'];

function opened(schema: Schema, value: unknown, names: readonly string[], note: Note): unknown {
  if (!isJson(value)) return value;
  const own = Object.keys(schema.properties ?? {});
  const name = [...names, ...CONTAINERS].find((one) => value[one] != null && !own.includes(one));
  const inner = name === undefined ? undefined : value[name];
  if (typeof inner !== 'object') return value;
  note('container');
  return inner;
}

function toleratedField(schema: Schema, value: unknown, note: Note): unknown {
  if (takes(schema, 'boolean')) {
    const parsed = booleanIn(value);
    if (parsed !== undefined && parsed !== value) note('boolean-form');
    return parsed ?? value;
  }
  const isNumber = takes(schema, 'number') || takes(schema, 'integer');
  if (isNumber && typeof value === 'string' && value.trim() !== '' && isFinite(Number(value))) {
    note('number-as-text');
    return Number(value);
  }
  if (!takes(schema, 'string')) return value;
  if (typeof value === 'number') {
    note('id-as-number');
    return String(value);
  }
  if (typeof value !== 'string') return value;
  if (schema.enum && !schema.enum.includes(value)) note('unknown-word');
  if (schema.format === 'uri' && !URL.canParse(value)) note('relative-address');
  const isUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value);
  if (schema.format === 'date-time' && !isUtc) note('time-form');
  return value;
}

function toleratedRecord(schema: Schema, record: Json, note: Note): Json {
  const result: Json = { ...record };
  const essential = schema['x-essential'] ?? schema.required ?? [];
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const other = field['x-spellings']?.find((one) => record[one] != null);
    const isMissing =
      record[name] === undefined || (record[name] === null && !takes(field, 'null'));
    if (isMissing && other !== undefined) {
      note('spelling');
      result[name] = record[other];
    } else if (isMissing && !essential.includes(name)) {
      if (schema.required?.includes(name)) note('absent-field');
      delete result[name];
      continue;
    }
    result[name] = toleratedValue(field, result[name], note);
    if (result[name] === undefined) delete result[name];
  }
  return result;
}

/** A value of one of several schemas, selected by its fields: each schema is an outer key with a nested record. */
function toleratedChoice(choices: readonly Schema[], value: Json, note: Note): unknown {
  for (const choice of choices) {
    for (const [key, inner] of Object.entries(choice.properties ?? {})) {
      if (value[key] != null && inner['x-essential']) return toleratedValue(choice, value, note);
    }
  }
  for (const choice of choices) {
    for (const [key, inner] of Object.entries(choice.properties ?? {})) {
      if (!inner['x-essential']?.every((name) => value[name] != null)) continue;
      note('outer-key');
      return toleratedValue(choice, { [key]: value }, note);
    }
  }
  return value;
}

/** Fields that identify a row of a list. */
function keyOf(row: Schema): string[] {
  const essential = row['x-essential'] ?? [];
  if (essential.includes('id')) return ['id'];
  const names = essential.filter((name) => /^(code|language|\w+_id)$/.test(name));
  return names.length > 0 ? [...new Set([...names, 'language'])] : [];
}

function toleratedRows(items: Schema, rows: readonly unknown[], note: Note): unknown[] {
  const names = keyOf(items);
  const read = rows.map((row) => toleratedValue(items, row, note));
  if (names.length === 0) return read;
  const rowsOnce = uniqueBy(read, (row) =>
    JSON.stringify(names.map((name) => (isJson(row) ? row[name] : row))),
  );
  if (rowsOnce.length < read.length) note('repeated-row');
  return rowsOnce;
}

function toleratedValue(schema: Schema, value: unknown, note: Note): unknown {
  const { items, additionalProperties } = schema;
  if (Array.isArray(value)) return items ? toleratedRows(items, value, note) : value;
  if (!isJson(value)) return toleratedField(schema, value, note);
  if (schema.oneOf) return toleratedChoice(schema.oneOf, value, note);
  if (schema.properties) return toleratedRecord(schema, value, note);
  if (typeof additionalProperties !== 'object') return value;
  const entries = Object.entries(value).map(
    ([key, one]) => [key, toleratedValue(additionalProperties, one, note)] as const,
  );
  return Object.fromEntries(entries);
}

/** A response in canonical form, as far as tolerances allow, and the tolerances needed. */
export function tolerate(
  { containers }: Pick<Operation, 'containers'>,
  schema: Schema,
  body: unknown,
): { value: unknown; tolerances: string[] } {
  const needed = new Set<string>();
  const note: Note = (name) => needed.add(name);
  let value = opened(schema, body, containers, note);
  if (takes(schema, 'array') && isJson(value)) {
    note('record-alone');
    value = [value];
  } else if (takes(schema, 'object') && Array.isArray(value)) {
    note('list-of-one');
    value = value[0];
  }
  return { value: toleratedValue(schema, value, note), tolerances: [...needed] };
}
