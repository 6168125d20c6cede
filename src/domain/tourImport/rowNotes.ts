import { type Language } from '../languages/language';
import { scriptOf } from '../text/script';
import { slugFrom } from '../text/slug';
import { writtenScript } from '../text/writtenScript';
import { isPlainSlug } from '../tours/readiness';
import { type FieldChange, type RowNote } from './importRow';
import { type TourInLanguage } from './tourCsv';

interface NotedRow {
  language: Language;
  /** Languages of the catalogue by code. */
  languages: ReadonlyMap<string, Language>;
  changes: readonly FieldChange[];
  /** Texts of the tour by language. */
  translations: ReadonlyMap<string, TourInLanguage>;
}

const SLUG_NOTE = 'An address has only lowercase Latin letters, digits and hyphens';

function slugNote(slug: string): string | null {
  if (isPlainSlug(slug)) return null;
  const plain = slugFrom(slug);
  return plain === '' ? `${SLUG_NOTE}.` : `${SLUG_NOTE}: “${plain}”.`;
}

/**
 * Remark about a description that equals another language's or is in another script. Titles are exempt: a name may be
 * the same in two languages, or in Latin letters.
 */
function descriptionNote(
  text: string,
  { language, languages, translations }: NotedRow,
): string | null {
  const same = [...translations].find(
    ([code, { description }]) => code !== language.code && description.trim() === text,
  );
  if (same !== undefined) {
    const [code] = same;
    return `The description is the same as in ${languages.get(code)?.label ?? code}.`;
  }
  const script = scriptOf(language.code);
  const written = writtenScript(text);
  const isOther = script !== 'other' && written !== null && written !== script;
  return isOther ? `The description is not in the script of ${language.label}.` : null;
}

/** Remarks about changes of a row that are probably mistakes; they do not block the import. */
export function rowNotes(row: NotedRow): RowNote[] {
  return row.changes.flatMap(({ field, to }): RowNote[] => {
    const message =
      field === 'slug' ? slugNote(to) : field === 'description' ? descriptionNote(to, row) : null;
    return message === null ? [] : [{ part: field, message }];
  });
}
