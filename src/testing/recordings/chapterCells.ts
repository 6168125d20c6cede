import { fireEvent, screen } from '@testing-library/react';

/** Sets the value of the open cell in one step; typing letter by letter would take the tests minutes. */
export function fillCell(label: string, value: string, key = 'Enter'): void {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key });
}

/** Opens a cell of the chapter table by its label, unless already open, and sets its value. */
export function editCell(label: string, value: string): void {
  // Enter in a title opens the next title.
  if (screen.queryByRole('textbox', { name: label }) === null)
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}:`) }));
  fillCell(label, value);
}

/** Saves the chapters with Ctrl+S. */
export function saveByKeys(): void {
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
}
