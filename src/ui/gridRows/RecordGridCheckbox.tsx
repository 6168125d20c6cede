import { type ChangeEvent } from 'react';
import './RecordGridCheckbox.css';

interface RecordGridCheckboxProps {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Row selection checkbox: a native input, styled like the console's other checkboxes. */
export function RecordGridCheckbox({ checked, onChange }: RecordGridCheckboxProps) {
  return (
    <input
      type="checkbox"
      name="select_row"
      className="RecordGridCheckbox"
      aria-label={checked ? 'Unselect row' : 'Select row'}
      checked={checked}
      onChange={onChange}
      onKeyDown={(event) => {
        // The grid would scroll down a page.
        if (event.key === ' ') event.stopPropagation();
      }}
    />
  );
}
