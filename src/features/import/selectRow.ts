import { rowRange } from '../../domain/tourImport/readTable';

/** Height of a text in a field up to the end of its last line, in px. */
function heightIn(field: HTMLTextAreaElement, text: string): number {
  const copy = document.createElement('textarea');
  copy.className = field.className;
  copy.rows = 1;
  copy.value = text;
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${field.clientWidth}px`,
    height: '0',
    minHeight: '0',
  });
  field.after(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}

/** Selects a row in the text field, and scrolls its first line to a third of the height. */
export function selectRow(field: HTMLTextAreaElement, number: number): void {
  const range = rowRange(field.value, number);
  if (range === null) return;
  field.setSelectionRange(range.start, range.end);
  field.scrollTop = heightIn(field, field.value.slice(0, range.start)) - field.clientHeight / 3;
}
