/** Text of a field with its selection replaced. */
const replaced = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string) =>
  value.slice(0, selectionStart) + text + value.slice(selectionEnd);

/**
 * Inserts text at a field's caret, undoable with Ctrl+Z. Returns null on success; when the browser lacks the command,
 * returns the new text for the form to set.
 */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): string | null {
  const newText = replaced(field, text);
  field.focus();
  const isDone =
    'execCommand' in document &&
    document.execCommand('insertText', false, text) &&
    field.value === newText;
  return isDone ? null : newText;
}
