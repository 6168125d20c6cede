/** Text of a field with another one in place of its selection. */
const replaced = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string) =>
  value.slice(0, selectionStart) + text + value.slice(selectionEnd);

/**
 * Puts a text where the caret of a field is, as a step that Ctrl+Z takes back. Returns the text of the field where the
 * browser has no such command, for the form to set; null where it is done.
 */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): string | null {
  const wanted = replaced(field, text);
  field.focus();
  const isDone =
    'execCommand' in document &&
    document.execCommand('insertText', false, text) &&
    field.value === wanted;
  return isDone ? null : wanted;
}
