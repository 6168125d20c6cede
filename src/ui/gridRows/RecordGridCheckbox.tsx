import { type ChangeEvent } from 'react';
import './RecordGridCheckbox.css';

interface RecordGridCheckboxProps {
  /** Accessible name; by default that of a row's selection. */
  label?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Checkbox of a row: a native input, styled like the console's other checkboxes. */
export function RecordGridCheckbox({
  label,
  checked,
  disabled,
  onChange,
}: RecordGridCheckboxProps) {
  return (
    <input
      type="checkbox"
      name="select_row"
      className="RecordGridCheckbox"
      aria-label={label ?? (checked ? 'Unselect row' : 'Select row')}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      onKeyDown={(event) => {
        // Keeps the grid from scrolling down a page.
        if (event.key === ' ') event.stopPropagation();
      }}
    />
  );
}
