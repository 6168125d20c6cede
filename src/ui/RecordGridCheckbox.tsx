import { type ChangeEvent, type HTMLAttributes, type KeyboardEvent } from 'react';
import './RecordGridCheckbox.css';

interface RecordGridCheckboxProps {
  checked?: boolean;
  disabled?: boolean;
  tabIndex?: number;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  slotProps?: { htmlInput?: HTMLAttributes<HTMLInputElement> };
}

/** The box that marks a row: the browser's own, drawn like the others of the console. */
export function RecordGridCheckbox(props: RecordGridCheckboxProps) {
  const { checked = false, disabled, tabIndex, onChange, onKeyDown, slotProps } = props;
  return (
    <input
      type="checkbox"
      className="RecordGridCheckbox"
      {...slotProps?.htmlInput}
      {...{ checked, disabled, tabIndex, onChange, onKeyDown }}
    />
  );
}
