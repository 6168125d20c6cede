import { sql } from 'drizzle-orm';
import type { Language } from '../../../src/domain/languages/language';
import type { LanguageChange, LanguageDraft } from '../../../src/domain/languages/languageRules';
import { changes, type Database, moment, record, records, touched } from '../../database/database';

const language = sql`jsonb_build_object('id', id, 'code', code, 'label', label,
  'native_label', native_label, 'flag', flag, 'is_enabled', is_enabled,
  'is_default', is_default, 'sort_order', sort_order)`;

/** By sort_order, then label; `enabled` null lists all. */
export function listLanguages(db: Database, enabled: boolean | null): Promise<Language[]> {
  const which = enabled === null ? sql`true` : sql`is_enabled = ${enabled}`;
  return records(
    db,
    sql`select ${language} as record from languages where ${which}
        order by sort_order, label collate "C"`,
  );
}

/** Locked until the transaction ends, so that the rules about the default hold when it does. */
export function lockLanguage(db: Database, id: string): Promise<Language | null> {
  return record(db, sql`select ${language} as record from languages where id = ${id} for update`);
}

export async function hasLanguage(db: Database, code: string): Promise<boolean> {
  const found = await record(
    db,
    sql`select to_jsonb(code) as record from languages where code = ${code}`,
  );
  return found !== null;
}

export async function clearDefault(db: Database, now: Date): Promise<void> {
  await db.execute(sql`update languages set is_default = false, ${touched(now)} where is_default`);
}

export function addLanguage(
  db: Database,
  draft: LanguageDraft,
  now: Date,
): Promise<Language | null> {
  return record(
    db,
    sql`insert into languages (code, label, native_label, flag, is_enabled, is_default, sort_order,
          created_at, updated_at)
        values (${draft.code}, ${draft.label}, ${draft.native_label}, ${draft.flag},
          ${draft.is_enabled}, ${draft.is_default}, ${draft.sort_order}, ${moment(now)}, ${moment(now)})
        returning ${language} as record`,
  );
}

export function changeLanguage(
  db: Database,
  id: string,
  change: LanguageChange,
  now: Date,
): Promise<Language | null> {
  return record(
    db,
    sql`update languages set ${changes(change, now)} where id = ${id} returning ${language} as record`,
  );
}

export async function deleteLanguage(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from languages where id = ${id}`);
}
