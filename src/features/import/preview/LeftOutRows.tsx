import { createContext, useContext, type ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { RecordGridCheckbox } from '../../../ui/gridRows/RecordGridCheckbox';

/** Name of the record that a row writes; an import has one row for each. */
export const recordOf = ({ tourId, language }: ImportRow) => `${tourId}/${language}`;

interface LeftOutRows {
  /** Records whose rows are left out on request. */
  leftOut: ReadonlySet<string>;
  toggle: (row: ImportRow) => void;
}

/** The grid's columns stay the same when a row is left out: its cells read this. */
export const LeftOutContext = createContext<LeftOutRows>({
  leftOut: new Set(),
  toggle: () => undefined,
});

/** Check box of a row that is imported unless it is cleared. */
export function IncludeCheckbox({ row }: { row: ImportRow }) {
  const { leftOut, toggle } = useContext(LeftOutContext);
  return (
    <RecordGridCheckbox
      label={`Import row ${row.number}`}
      checked={!leftOut.has(recordOf(row))}
      onChange={() => toggle(row)}
    />
  );
}

/** Chip of a row that is left out; of any other its own. */
export function LeftOutChip({ row, children }: { row: ImportRow; children: ReactNode }) {
  const { leftOut } = useContext(LeftOutContext);
  return leftOut.has(recordOf(row)) ? <StatusChip tone="neutral">Left out</StatusChip> : children;
}

/** The same choice with its words, beside a row in full. */
export function IncludeChoice({ row }: { row: ImportRow }) {
  const { leftOut, toggle } = useContext(LeftOutContext);
  return (
    <FormControlLabel
      control={<Checkbox size="small" />}
      label="Import this row"
      checked={!leftOut.has(recordOf(row))}
      onChange={() => toggle(row)}
      sx={{ mx: 1, '& .MuiFormControlLabel-label': { fontSize: 13 } }}
    />
  );
}
