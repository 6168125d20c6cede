import { type TourChange } from '../tours/tourRules';
import { type TourTextChange, type NewTranslation } from '../tours/translation';
import { type ImportField, type RowPart } from './importColumns';
import { type Suggestion } from './nearValues';

/** Result of the comparison. changed: other values; new: first texts of the tour in that language. */
export type ImportKind = 'changed' | 'new' | 'unchanged' | 'problem';

export interface FieldChange {
  field: ImportField;
  /** Stored value; empty for none. */
  from: string;
  to: string;
}

export interface RowProblem {
  /** Part to correct; null for the row as a whole. */
  part: RowPart | null;
  message: string;
  /** Known value that was probably meant. */
  suggestion?: Suggestion;
  /** Number of an earlier row that conflicts with this one; either may be imported. */
  rival?: number;
}

/** Remark about a part of a row, which does not block its import. */
export type RowNote = RowProblem;

/** Messages of remarks, with their suggestions. */
export const messagesIn = (remarks: readonly RowNote[]) =>
  remarks.map(({ message, suggestion }) =>
    suggestion === undefined ? message : `${message} Did you mean “${suggestion.value}”?`,
  );

/** Row of a file, compared with the catalogue. */
export interface ImportRow {
  id: string;
  /** Row number, counted as spreadsheets do. */
  number: number;
  /** Null when the tour does not exist. */
  tourId: string | null;
  /** Title of the row: the tour's stored title, or the one in the file. */
  title: string;
  /** Language of the title. */
  titleLanguage: string;
  /** Language of the row; the cell's text when it is not a language. */
  language: string;
  /** Number of earlier rows for the same tour and language. */
  occurrence: number;
  kind: ImportKind;
  changes: FieldChange[];
  /** Problems; a row with any is never applied. */
  problems: RowProblem[];
  notes: RowNote[];
  write: ImportWrite;
}

/** Changes of a row, by record. */
export interface ImportWrite {
  /** Language in which the tour already has texts. */
  recordLanguage: string;
  record: TourChange;
  text: TourTextChange;
  /** Translation to create; null when the language already has texts. */
  draft: NewTranslation | null;
}

/** True when a row changes anything. */
export const isApplicable = ({ kind }: ImportRow) => kind === 'changed' || kind === 'new';

/** Key of a row's tour and language, for which only one row is imported; null without a tour. */
export const rowTarget = ({ tourId, language }: Pick<ImportRow, 'tourId' | 'language'>) =>
  tourId === null ? null : `${tourId} ${language}`;

/** Language of a field's value: the row's for title and description; otherwise the title's. */
export const fieldLanguage = (field: ImportField, { language, titleLanguage }: ImportRow) =>
  field === 'title' || field === 'description' ? language : titleLanguage;
