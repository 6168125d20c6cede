import { createContext, useContext, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { translationKey } from '../../../state/outbox/recordKeys';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { RecordGridCheckbox } from '../../../ui/gridRows/RecordGridCheckbox';

/** Key of a row: its translation, with its index among the rows of the same translation. */
export const rowKey = ({ tourId, language, occurrence }: ImportRow) =>
  translationKey('tour', tourId ?? '', language) + (occurrence > 0 ? `#${occurrence}` : '');

interface LeftOutRows {
  /** Keys of the rows that the person excluded. */
  leftOut: ReadonlySet<string>;
  /** `isRange` takes the rows since the one that was changed last too. */
  toggle: (row: ImportRow, isRange: boolean) => void;
  /** True while a run goes on: its rows are chosen already. */
  isLocked: boolean;
  /** Takes a row in place of the one that conflicts with it. */
  takeInstead: (row: ImportRow) => void;
}

/** The grid's columns stay the same when a row is left out: its cells read this. */
export const LeftOutContext = createContext<LeftOutRows>({
  leftOut: new Set(),
  toggle: () => undefined,
  isLocked: false,
  takeInstead: () => undefined,
});

/** Check box of a row that is imported unless it is cleared. */
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

/** Chip of a row that is left out; of any other its own. */
export function LeftOutChip({ row, children }: { row: ImportRow; children: ReactNode }) {
  const { leftOut } = useContext(LeftOutContext);
  return leftOut.has(rowKey(row)) ? <StatusChip tone="neutral">Left out</StatusChip> : children;
}

/** The same choice with its label, beside a row in full. */
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
