import { sql } from 'drizzle-orm';
import { boolean, customType, integer, numeric, text } from 'drizzle-orm/pg-core';
import type { Field, Fields } from '../../src/domain/record/field';

/**
 * A timestamptz as ISO 8601 text in UTC, `2025-01-05T08:30:00.000Z`, independent of the session's time zone; truncated
 * to milliseconds, as in `isoTimestamp`.
 */
export const timestamptz = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** Id of a transaction; defaults to the current one. */
export const transactionId = () =>
  xid8()
    .notNull()
    .default(sql`pg_current_xact_id()`);

/** Seconds with three decimals. */
export const seconds = () => numeric({ precision: 12, scale: 3, mode: 'number' });

/** Times of creation and of the last change of a record. */
export const recordTimes = () => ({
  created_at: timestamptz()
    .notNull()
    .default(sql`now()`),
  updated_at: timestamptz()
    .notNull()
    .default(sql`now()`),
});

// Columns omitted in an insertion take the database's default, which exists where one is needed.
const textColumn = () => text().notNull().default('');
const nullableTextColumn = () => text();
const integerColumn = () => integer().notNull().default(0);
const nullableIntegerColumn = () => integer();
const flagColumn = () => boolean().notNull().default(false);

type ColumnFor<Value> = [Value] extends [boolean]
  ? ReturnType<typeof flagColumn>
  : [Value] extends [string]
    ? ReturnType<typeof textColumn>
    : [Value] extends [string | null]
      ? ReturnType<typeof nullableTextColumn>
      : [Value] extends [number]
        ? ReturnType<typeof integerColumn>
        : ReturnType<typeof nullableIntegerColumn>;

type ColumnsFor<Described extends Fields> = {
  [Name in keyof Described]: Described[Name] extends Field<infer Value> ? ColumnFor<Value> : never;
};

function columnFor(field: Field<unknown>) {
  if (field.isValid(true)) return flagColumn();
  const isNullable = field.isValid(null);
  if (field.isValid(1)) return isNullable ? nullableIntegerColumn() : integerColumn();
  return isNullable ? nullableTextColumn() : textColumn();
}

/** Columns for an entity's fields, named like the fields: texts, whole numbers and flags, by type. */
export function describedColumns<Described extends Fields>(
  fields: Described,
): ColumnsFor<Described> {
  const columns = Object.entries(fields).map(([name, field]) => [name, columnFor(field)]);
  return Object.fromEntries(columns) as ColumnsFor<Described>; // columnFor mirrors ColumnFor
}
