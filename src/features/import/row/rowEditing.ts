import { type ImportRow } from '../../../domain/tourImport/importRow';
import { type RowValues } from '../../../domain/tourImport/rowValues';

/** Cells of the rows, as the source has them. */
export interface RowEditing {
  /** Null for a row that could not be split into cells. */
  valuesOf: (row: ImportRow) => RowValues | null;
  /** The row as it would be with other cells, beside no other; null while it is unknown. */
  judge: (row: ImportRow, values: RowValues) => ImportRow | null;
  /** Writes the cells of rows into the source, which is then judged again. */
  replace: (values: ReadonlyMap<ImportRow, RowValues>) => void;
  /** True where plain numbers of durations are minutes. */
  isInMinutes: boolean;
  /** True until the rows are those of the edited source. */
  isJudging: boolean;
}
