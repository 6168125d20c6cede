import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { tourFields, tourTexts } from '../../src/domain/tours/tour';
import type { Database } from '../database/database';
import { migrateAccounts } from '../supabase/migrateAccounts';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import * as accountTables from './accountTables';
import * as catalogueTables from './catalogueTables';
import * as playTables from './playTables';
import * as peopleTables from './peopleTables';
import * as workerTables from './workerTables';

/** A column as `schema.table.name`, with its type, whether it may be null, and its default. */
type Columns = Record<string, { type: string; isNullable: boolean; byDefault: string | null }>;

const tables = [accountTables, catalogueTables, playTables, peopleTables, workerTables].flatMap(
  (room) => Object.values(room).filter((each): each is PgTable => is(each, PgTable)),
);

/**
 * Columns derived from the description of a tour. Their defaults exist only in the database, which needs one for
 * columns added to existing rows.
 */
const described = [
  ...Object.keys(tourFields).map((name) => `public.tours.${name}`),
  ...Object.keys(tourTexts).map((name) => `public.tour_translations.${name}`),
];

/** The literal of a default without its cast: `'x'::text` becomes `x`, and `'[]'::jsonb` becomes `[]`. */
const literalOf = (expression: string) => expression.replace(/^'(.*)'(::[\w ]+)?$/, '$1');

function defaultOf(column: PgColumn): string | null {
  if (column.generatedIdentity !== undefined) return 'identity';
  if (column.default === undefined) return null;
  if (!is(column.default, SQL)) return String(column.default);
  return literalOf(new PgDialect().sqlToQuery(column.default).sql);
}

function schemaColumns(): Columns {
  const columns: Columns = {};
  for (const table of tables) {
    const { schema = 'public', name } = getTableConfig(table);
    for (const column of Object.values(getTableColumns(table))) {
      columns[`${schema}.${name}.${column.name}`] = {
        type: column.getSQLType().replace(', ', ','),
        isNullable: !column.notNull,
        byDefault: defaultOf(column),
      };
    }
  }
  return columns;
}

async function databaseColumns(database: Database): Promise<Columns> {
  const { rows } = await database.execute<{
    name: string;
    type: string;
    is_nullable: boolean;
    by_default: string | null;
  }>(sql`
    select concat_ws('.', table_schema, table_name, column_name) as name,
      case data_type when 'numeric'
        then format('numeric(%s,%s)', numeric_precision, numeric_scale) else data_type end as type,
      is_nullable = 'YES' as is_nullable,
      case is_identity when 'YES' then 'identity' else column_default end as by_default
    from information_schema.columns where table_schema in ('public', 'auth_local')`);
  const columns = rows.map(({ name, type, is_nullable, by_default }) => {
    const byDefault = by_default === null ? null : literalOf(by_default);
    return [name, { type, isNullable: is_nullable, byDefault }];
  });
  return Object.fromEntries(columns);
}

describeOnEachDatabase('the schema', (open) => {
  afterEach(async () => {
    const database = await open();
    await database.execute(sql`drop schema auth_local cascade`);
    await database.execute(sql`delete from schema_migrations where name = '0001_accounts.sql'`);
  });

  it('has the tables and columns of the migrations, and no others', async () => {
    const database = await open();
    await migrateAccounts(database, new Date());
    const migrated = await databaseColumns(database);
    const columns = schemaColumns();
    for (const column of described.flatMap((name) => [columns[name], migrated[name]])) {
      if (column !== undefined) column.byDefault = null;
    }
    expect(columns).toEqual(migrated);
  });
});
