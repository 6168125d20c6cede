import { createContext, useContext, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { translationKey } from '../../../state/outbox/recordKeys';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { RecordGridCheckbox } from '../../../ui/gridRows/RecordGridCheckbox';

/** Key of a row: translation, plus its index among rows of the same translation. */
export const rowKey = ({ tourId, language, occurrence }: ImportRow) =>
  translationKey('tour', tourId ?? '', language) + (occurrence > 0 ? `#${occurrence}` : '');

interface LeftOutRows {
  /** Keys of the rows that the person excluded. */
  leftOut: ReadonlySet<string>;
  /** Excludes or includes a row; `isRange` extends the change from the row toggled last. */
  toggle: (row: ImportRow, isRange: boolean) => void;
  /** True during a run, whose rows are already determined. */
  isLocked: boolean;
  /** Includes a row and excludes the rows that conflict with it. */
  takeInstead: (row: ImportRow) => void;
}

/** Excluded rows as context for the grid's cells, so that the columns keep their identity. */
export const LeftOutContext = createContext<LeftOutRows>({
  leftOut: new Set(),
  toggle: () => undefined,
  isLocked: false,
  takeInstead: () => undefined,
});

/** Check box that includes a row in the import; checked by default. */
export function IncludeCheckbox({ row }: { row: ImportRow }) {
  const { leftOut, toggle, isLocked } = useContext(LeftOutContext);
  return (
    <RecordGridCheckbox
      label={`Import row ${row.number}`}
      disabled={isLocked}
      checked={!leftOut.has(rowKey(row))}
      onChange={({ nativeEvent }) =>
        toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** Chip of an excluded row; its children for any other row. */
export function LeftOutChip({ row, children }: { row: ImportRow; children: ReactNode }) {
  const { leftOut } = useContext(LeftOutContext);
  return leftOut.has(rowKey(row)) ? <StatusChip tone="neutral">Left out</StatusChip> : children;
}

/** The same choice as a labelled check box, for the row's dialog. */
export function IncludeChoice({ row }: { row: ImportRow }) {
  const { leftOut, toggle, isLocked } = useContext(LeftOutContext);
  return (
    <FormControlLabel
      disabled={isLocked}
      control={<Checkbox size="small" />}
      label="Import this row"
      checked={!leftOut.has(rowKey(row))}
      onChange={() => toggle(row, false)}
      sx={{ mx: 1, '& .MuiFormControlLabel-label': { fontSize: 13 } }}
    />
  );
}
