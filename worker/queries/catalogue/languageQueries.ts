import { eq, sql } from 'drizzle-orm';
import type { Language } from '../../../src/domain/languages/language';
import type { LanguageChange, LanguageDraft } from '../../../src/domain/languages/languageRules';
import { firstRow, laterThan, type Database } from '../../database/database';
import { languages } from '../../schema/catalogueTables';

const { id, code, label, native_label, flag, is_enabled, is_default, sort_order } = languages;
const shownColumns = { id, code, label, native_label, flag, is_enabled, is_default, sort_order };

/** Languages by sort_order, then label; a null `enabled` lists all. */
export function listLanguages(db: Database, enabled: boolean | null): Promise<Language[]> {
  return db
    .select(shownColumns)
    .from(languages)
    .where(enabled === null ? undefined : eq(languages.is_enabled, enabled))
    .orderBy(languages.sort_order, sql`${languages.label} collate "C"`);
}

/** Locks the row until the transaction ends, so that the invariants about the default language hold until then. */
export async function lockLanguage(db: Database, id: string): Promise<Language | null> {
  return firstRow(
    await db.select(shownColumns).from(languages).where(eq(languages.id, id)).for('update'),
  );
}

/** True when a language with this code exists, enabled or not. */
export async function hasLanguage(db: Database, code: string): Promise<boolean> {
  return (await db.$count(languages, eq(languages.code, code))) > 0;
}

/** Removes the default flag, which leaves no default language. */
export async function clearDefault(db: Database, now: Date): Promise<void> {
  await db
    .update(languages)
    .set({ is_default: false, updated_at: laterThan(languages.updated_at, now) })
    .where(eq(languages.is_default, true));
}

/** Fails with SQLSTATE 23505 when the code already exists (`readSqlProblem` maps the error to a response). */
export async function addLanguage(
  db: Database,
  draft: LanguageDraft,
  now: Date,
): Promise<Language | null> {
  const at = now.toISOString();
  const row = { ...draft, created_at: at, updated_at: at };
  return firstRow(await db.insert(languages).values(row).returning(shownColumns));
}

/** Sets the fields that are not undefined; null when the language does not exist. */
export async function changeLanguage(
  db: Database,
  id: string,
  change: LanguageChange,
  now: Date,
): Promise<Language | null> {
  return firstRow(
    await db
      .update(languages)
      .set({ ...change, updated_at: laterThan(languages.updated_at, now) })
      .where(eq(languages.id, id))
      .returning(shownColumns),
  );
}

/** Fails with SQLSTATE 23503 while texts or media use the language. */
export async function deleteLanguage(db: Database, id: string): Promise<void> {
  await db.delete(languages).where(eq(languages.id, id));
}
