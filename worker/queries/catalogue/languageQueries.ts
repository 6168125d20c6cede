import { sql } from 'drizzle-orm';
import type { Language } from '../../../src/domain/languages/language';
import type { LanguageChange, LanguageDraft } from '../../../src/domain/languages/languageRules';
import {
  setClause,
  type Database,
  timestamptz,
  queryRecord,
  queryRecords,
  setUpdatedAt,
} from '../../database/database';

const language = sql`jsonb_build_object('id', id, 'code', code, 'label', label,
  'native_label', native_label, 'flag', flag, 'is_enabled', is_enabled,
  'is_default', is_default, 'sort_order', sort_order)`;

/** Languages by sort_order, then label; `enabled` null lists all. */
export function listLanguages(db: Database, enabled: boolean | null): Promise<Language[]> {
  const filter = enabled === null ? sql`true` : sql`is_enabled = ${enabled}`;
  return queryRecords(
    db,
    sql`select ${language} as record from languages where ${filter}
        order by sort_order, label collate "C"`,
  );
}

/** Locks the row until the transaction ends, so that the rules about the default still hold then. */
export function lockLanguage(db: Database, id: string): Promise<Language | null> {
  return queryRecord(
    db,
    sql`select ${language} as record from languages where id = ${id} for update`,
  );
}

export async function hasLanguage(db: Database, code: string): Promise<boolean> {
  const row = await queryRecord(
    db,
    sql`select to_jsonb(code) as record from languages where code = ${code}`,
  );
  return row !== null;
}

export async function clearDefault(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`update languages set is_default = false, ${setUpdatedAt(now)} where is_default`,
  );
}

export function addLanguage(
  db: Database,
  draft: LanguageDraft,
  now: Date,
): Promise<Language | null> {
  return queryRecord(
    db,
    sql`insert into languages (code, label, native_label, flag, is_enabled, is_default, sort_order,
          created_at, updated_at)
        values (${draft.code}, ${draft.label}, ${draft.native_label}, ${draft.flag},
          ${draft.is_enabled}, ${draft.is_default}, ${draft.sort_order}, ${timestamptz(now)}, ${timestamptz(now)})
        returning ${language} as record`,
  );
}

export function changeLanguage(
  db: Database,
  id: string,
  change: LanguageChange,
  now: Date,
): Promise<Language | null> {
  return queryRecord(
    db,
    sql`update languages set ${setClause(change, now)} where id = ${id} returning ${language} as record`,
  );
}

export async function deleteLanguage(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from languages where id = ${id}`);
}
