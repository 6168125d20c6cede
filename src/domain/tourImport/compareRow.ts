import { type InferType, type Schema } from 'yup';
import { checkByRules } from '../forms/checkByRules';
import { isUnparsedDuration, parseTypedSeconds } from '../forms/typedTime';
import { tourChangeRules } from '../tours/tourRules';
import { tourTextChangeRules, translationRules } from '../tours/translation';
import { importColumnNames, importFields, isImportedText, type ImportField } from './importColumns';
import { type FieldChange, type ImportWrite, type RowProblem } from './importRow';
import { type TourInLanguage } from './tourCsv';

export type ImportCells = Partial<Record<ImportField, string>>;

const textFields = importFields.filter(isImportedText);
const recordFields = importFields.filter((field) => !isImportedText(field));

/** Cell text with LF line ends, trimmed; spreadsheets write CRLF. */
const normalizeCell = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** Cell text as stored: durations in seconds, in whichever notation they are written. */
function readCell(field: ImportField, text: string): string {
  const plain = normalizeCell(text);
  const seconds = field === 'duration_seconds' ? parseTypedSeconds(plain) : null;
  return seconds === null ? plain : String(seconds);
}

const isUnparsed = ({ field, to }: FieldChange) =>
  field === 'duration_seconds' && isUnparsedDuration(to);

export interface Comparison {
  changes: FieldChange[];
  problems: RowProblem[];
  write: ImportWrite;
}

/** Value cast by the rules; null when invalid, with the messages added to `problems`. */
function castByRules<S extends Schema>(
  rules: S,
  value: object,
  problems: RowProblem[],
): InferType<S> | null {
  const checked = checkByRules(rules, value);
  if (checked.ok) return checked.value;
  for (const [field, message] of Object.entries(checked.fields)) {
    if (problems.some((known) => known.message === message)) continue;
    problems.push({ part: importColumnNames.find((name) => name === field) ?? null, message });
  }
  return null;
}

const pickFields = (changes: readonly FieldChange[], fields: readonly ImportField[]) =>
  Object.fromEntries(
    changes.flatMap(({ field, to }) => (fields.includes(field) ? [[field, to]] : [])),
  );

const isNotEmpty = (value: object) => Object.keys(value).length > 0;

/**
 * Changes of a row to its tour, validated by the rules of the forms. Empty cells leave the stored value. `existing`
 * holds the tour's texts in the row's language, null for none; `record` is the tour in any language.
 */
export function compareRow(
  cells: ImportCells,
  language: string,
  existing: TourInLanguage | null,
  record: TourInLanguage,
): Comparison {
  const problems: RowProblem[] = [];
  const changes = importFields.flatMap((field): FieldChange[] => {
    const to = readCell(field, cells[field] ?? '');
    const stored = isImportedText(field) ? existing?.[field] : record[field];
    const from = normalizeCell(String(stored ?? ''));
    return to === '' || to === from ? [] : [{ field, from, to }];
  });
  for (const { to } of changes.filter(isUnparsed)) {
    problems.push({
      part: 'duration_seconds',
      message: `The duration “${to}” could not be read. Write one such as 5400, 1:30:00 or 90 min.`,
    });
  }
  const readChanges = changes.filter((change) => !isUnparsed(change));
  const recordChange = pickFields(readChanges, recordFields);
  const texts = pickFields(changes, textFields);
  // A row left empty for a translator adds no translation.
  const isNew = existing === null && ('title' in texts || 'description' in texts);
  const draft = { language, description: '', slug_suffix: language, ...texts };
  return {
    changes:
      existing === null && !isNew ? changes.filter(({ field }) => field in recordChange) : changes,
    problems,
    write: {
      recordLanguage: record.language,
      record: isNotEmpty(recordChange)
        ? (castByRules(tourChangeRules, recordChange, problems) ?? {})
        : {},
      text:
        existing !== null && isNotEmpty(texts)
          ? (castByRules(tourTextChangeRules, texts, problems) ?? {})
          : {},
      draft: isNew ? castByRules(translationRules, draft, problems) : null,
    },
  };
}
