import { type Schema } from './operation';

/** The schema with a change applied to it and to all nested schemas. */
function mapSchema(schema: Schema, change: (one: Schema) => Schema): Schema {
  const inner = (one: Schema) => mapSchema(one, change);
  const { properties, items, oneOf, additionalProperties } = schema;
  const mapped: Schema = { ...schema };
  if (properties) {
    const entries = Object.entries(properties).map(([name, one]) => [name, inner(one)] as const);
    mapped.properties = Object.fromEntries(entries);
  }
  if (items) mapped.items = inner(items);
  if (oneOf) mapped.oneOf = oneOf.map(inner);
  if (typeof additionalProperties === 'object') {
    mapped.additionalProperties = inner(additionalProperties);
  }
  return change(mapped);
}

/** Only documented fields are allowed: the rule for this repository's own worker. */
export const closedForm = (schema: Schema): Schema =>
  mapSchema(schema, (one) =>
    one.properties && one.additionalProperties === undefined
      ? { ...one, additionalProperties: false }
      : one,
  );

/** Only the essential fields, with their types, are required: those that the console cannot do without. */
export const essentialForm = (schema: Schema): Schema =>
  mapSchema(schema, ({ format: _, enum: __, ...one }) => ({
    ...one,
    required: one['x-essential'] ?? one.required ?? [],
  }));
