import { type ChangeEvent } from 'react';
import './RecordGridCheckbox.css';

interface RecordGridCheckboxProps {
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The box that marks a row: the browser's own, drawn like the others of the console. */
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
        // The grid would go down a page.
        if (event.key === ' ') event.stopPropagation();
      }}
    />
  );
}
