import { type ImportRow } from '../../../domain/tourImport/importRow';
import { type RowValues } from '../../../domain/tourImport/rowValues';

/** Access to the cells of the rows in the source. */
export interface RowEditing {
  /** Cells of a row; null when it could not be split into cells. */
  valuesOf: (row: ImportRow) => RowValues | null;
  /** The row judged with other cells, ignoring other rows; null when that is not possible. */
  judge: (row: ImportRow, values: RowValues) => ImportRow | null;
  /** Writes cells of rows into the source, which is then judged again. */
  replace: (values: ReadonlyMap<ImportRow, RowValues>) => void;
  /** True when plain numbers in durations mean minutes. */
  isInMinutes: boolean;
  /** True until the rows reflect the edited source. */
  isJudging: boolean;
}
