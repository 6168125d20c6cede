import { ValidationError, type InferType, type Schema } from 'yup';
import { tourChangeRules } from '../tours/tour';
import { tourTextChangeRules, translationRules } from '../tours/translation';
import { importFields, type ImportField } from './importColumns';
import { type FieldChange, type ImportWrite } from './importRow';
import { type TourInLanguage } from './tourCsv';

export type ImportCells = Partial<Record<ImportField, string>>;

const recordFields = ['slug', 'city', 'country', 'duration_seconds'] as const;
const wordFields = ['title', 'description', 'slug_suffix'] as const;

/** Spreadsheets write line ends of their own, and nobody means the space around a text. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();

export interface Comparison {
  changes: FieldChange[];
  problems: string[];
  write: ImportWrite;
}

/** The value as the rules cast it; null, and why, where it breaks them. */
function checked<S extends Schema>(
  rules: S,
  value: object,
  problems: string[],
): InferType<S> | null {
  try {
    return rules.validateSync(value, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    problems.push(...new Set(error.errors));
    return null;
  }
}

const picked = (changes: readonly FieldChange[], fields: readonly ImportField[]) =>
  Object.fromEntries(
    changes.flatMap(({ field, to }) => (fields.includes(field) ? [[field, to]] : [])),
  );

const some = (value: object) => Object.keys(value).length > 0;

/**
 * What a row changes in its tour, by the rules of the forms. An empty cell leaves what is there.
 * `known` are the tour's words in the row's language, null for none; `record` the tour in any language.
 */
export function compareRow(
  cells: ImportCells,
  language: string,
  known: TourInLanguage | null,
  record: TourInLanguage,
): Comparison {
  const problems: string[] = [];
  const changes = importFields.flatMap((field): FieldChange[] => {
    const to = plain(cells[field] ?? '');
    const isWords = wordFields.some((name) => name === field);
    const now = isWords ? known?.[field] : record[field];
    const from = plain(String(now ?? ''));
    return to === '' || to === from ? [] : [{ field, from, to }];
  });
  const recordChange = picked(changes, recordFields);
  const words = picked(changes, wordFields);
  // A row that was left empty for a translator says nothing.
  const isNew = known === null && ('title' in words || 'description' in words);
  const draft = { language, description: '', slug_suffix: language, ...words };
  return {
    changes:
      known === null && !isNew ? changes.filter(({ field }) => field in recordChange) : changes,
    problems,
    write: {
      recordLanguage: record.language,
      record: some(recordChange) ? (checked(tourChangeRules, recordChange, problems) ?? {}) : {},
      text:
        known !== null && some(words) ? (checked(tourTextChangeRules, words, problems) ?? {}) : {},
      draft: isNew ? checked(translationRules, draft, problems) : null,
    },
  };
}
