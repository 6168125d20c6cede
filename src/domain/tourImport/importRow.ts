import { type TourChange } from '../tours/tourRules';
import { type TourTextChange, type NewTranslation } from '../tours/translation';
import { type ImportField, type RowPart } from './importColumns';
import { type Suggestion } from './nearValues';

/** changed: other values. new: texts in a language that the tour has none in. */
export type ImportKind = 'changed' | 'new' | 'unchanged' | 'problem';

export interface FieldChange {
  field: ImportField;
  /** Stored value; empty for none. */
  from: string;
  to: string;
}

export interface RowProblem {
  /** Part that is to be mended; null for the row as a whole. */
  part: RowPart | null;
  message: string;
  /** Known value that is likely to be meant. */
  suggestion?: Suggestion;
  /** Number of the row before that conflicts with this one, where either may be taken. */
  rival?: number;
}

/** Remark on a part of a row, which is imported all the same. */
export type RowNote = RowProblem;

/** Messages of remarks, with what is likely to be meant. */
export const messagesIn = (remarks: readonly RowNote[]) =>
  remarks.map(({ message, suggestion }) =>
    suggestion === undefined ? message : `${message} Did you mean “${suggestion.value}”?`,
  );

/** One row of a file, compared with the catalogue. */
export interface ImportRow {
  id: string;
  /** Row number as a spreadsheet counts. */
  number: number;
  /** Null when no such tour exists. */
  tourId: string | null;
  /** Name of the row: the stored title of the tour, or that of the file. */
  title: string;
  /** Language of the title. */
  titleLanguage: string;
  /** Language of the row; the text of the cell when it is no language. */
  language: string;
  /** Number of rows before it that name the same tour and language. */
  occurrence: number;
  kind: ImportKind;
  changes: FieldChange[];
  /** A row that has any is never applied. */
  problems: RowProblem[];
  notes: RowNote[];
  write: ImportWrite;
}

/** Writes of a row, by record. */
export interface ImportWrite {
  /** A language in which the tour has texts already. */
  recordLanguage: string;
  record: TourChange;
  text: TourTextChange;
  /** Translation to create; null when the language has texts already. */
  draft: NewTranslation | null;
}

/** True when a row would change anything. */
export const isApplicable = ({ kind }: ImportRow) => kind === 'changed' || kind === 'new';

/** Key of a row's tour and language, of which one row is imported; null where it names no tour. */
export const rowTarget = ({ tourId, language }: Pick<ImportRow, 'tourId' | 'language'>) =>
  tourId === null ? null : `${tourId} ${language}`;

/** Language of a field's text: the row's for texts; numbers, codes and slugs are in none. */
export const fieldLanguage = (field: ImportField, { language, titleLanguage }: ImportRow) =>
  field === 'title' || field === 'description' ? language : titleLanguage;
