import { type Schema } from './operation';

/** The same schema with a change made to it and to all within it. */
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

/** No field but the documented ones: what our own worker is held to. */
export const closedForm = (schema: Schema): Schema =>
  mapSchema(schema, (one) =>
    one.properties && one.additionalProperties === undefined
      ? { ...one, additionalProperties: false }
      : one,
  );

/** Form of the essential fields, in their types: the console cannot do without them. */
export const essentialForm = (schema: Schema): Schema =>
  mapSchema(schema, ({ format: _, enum: __, ...one }) => ({
    ...one,
    required: one['x-essential'] ?? one.required ?? [],
  }));
