import { is, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { isoTimestamp } from './database';

type Members = Record<string, PgColumn | SQL>;

type ValueOf<Member> =
  Member extends PgColumn<infer Config>
    ? Config['notNull'] extends true
      ? Config['data']
      : Config['data'] | null
    : Member extends SQL<infer Value>
      ? Value
      : never;

/** Value of a JSON object with these members. */
export type JsonOf<Described extends Members> = {
  [Name in keyof Described]: ValueOf<Described[Name]>;
};

/**
 * SQL of a JSON object of columns and fragments, for records nested in records: its type derives from the members, and
 * its values equal those that selecting the columns would return.
 */
export function jsonObject<Described extends Members>(members: Described): SQL<JsonOf<Described>> {
  const parts = Object.entries(members).map(([name, member]) => {
    const isTime = is(member, PgColumn) && member.getSQLType() === 'timestamp with time zone';
    return sql`${sql.raw(`'${name}'`)}, ${isTime ? isoTimestamp(member) : member}`;
  });
  return sql<JsonOf<Described>>`jsonb_build_object(${sql.join(parts, sql`, `)})`;
}
