import { type TourChange } from '../tours/tour';
import { type TourTextChange, type TranslationDraft } from '../tours/translation';
import { type ImportField } from './importColumns';

/** changed: other values. new: words in a language that the tour has none in. */
export type ImportKind = 'changed' | 'new' | 'unchanged' | 'problem';

export interface FieldChange {
  field: ImportField;
  /** Empty: there is nothing yet. */
  from: string;
  to: string;
}

/** One row of a file, compared with the catalogue. */
export interface ImportRow {
  id: string;
  /** As a spreadsheet counts them. */
  number: number;
  /** Null where the tour is not known. */
  tourId: string | null;
  /** To tell it by: the tour's title as it is now, or what the file says. */
  title: string;
  /** Of the title. */
  titleLanguage: string;
  /** The language of the row; as it is written, where it is none. */
  language: string;
  kind: ImportKind;
  changes: FieldChange[];
  /** In words; a row that has any is never applied. */
  problems: string[];
  write: ImportWrite;
}

/** What a row writes. */
export interface ImportWrite {
  /** A language in which the tour is known already. */
  recordLanguage: string;
  record: TourChange;
  text: TourTextChange;
  /** Words in a new language; null where there are words in it. */
  draft: TranslationDraft | null;
}

/** Whether a row would change anything. */
export const isApplicable = ({ kind }: ImportRow) => kind === 'changed' || kind === 'new';
