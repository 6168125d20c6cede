import Checkbox from '@mui/material/Checkbox';
import type { ChangeEvent } from 'react';

interface RecordGridCheckboxProps {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Without the console's check boxes: uses the component library's in each row. */
export function RecordGridCheckbox({ checked, onChange }: RecordGridCheckboxProps) {
  return (
    <Checkbox
      size="small"
      checked={checked}
      onChange={onChange}
      slotProps={{ input: { name: 'select_row', 'aria-label': 'Select row' } }}
    />
  );
}
