import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { joinSteps, type FieldText } from './fill/joinSteps';
import { type PairValues } from './textPairs';

/**
 * Replaces a field's text through the browser's editing command, so that the native undo stack holds it: Ctrl+Z undoes
 * it, Ctrl+Shift+Z redoes it. A value set by script bypasses that stack and cuts off earlier typing. The command is
 * deprecated without a successor (https://w3c.github.io/editing/docs/execCommand); React reads the value from the
 * `input` event that it fires. Returns false when the text was not inserted.
 */
function insertText({ name, text }: FieldText): boolean {
  const [field] = document.getElementsByName(name);
  const focused = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || !('execCommand' in document)) return false;
  field.focus({ preventScroll: true });
  // An open modal dialog takes the focus back; the text would go into a field of the dialog.
  if (document.activeElement !== field) return false;
  field.select();
  const isInserted = document.execCommand('insertText', false, text) && field.value === text;
  if (focused instanceof HTMLElement && focused !== field) focused.focus({ preventScroll: true });
  return isInserted;
}

/** Text normalised for its field: a title has a single line. */
const inField = ({ name, text }: FieldText): FieldText => ({
  name,
  text: name.startsWith('title:') ? text.replace(/\s*\n\s*/g, ' ') : text.replace(/\r\n?/g, '\n'),
});

interface FillOptions {
  /** True to undo all texts with a single Ctrl+Z. */
  asOneStep?: boolean;
}

/** Function that puts texts into fields, each undoable with Ctrl+Z in its field. */
export function useFill(): (texts: readonly FieldText[], options?: FillOptions) => void {
  const { setFieldValue, isSubmitting } = useFormikContext<PairValues>();
  const part = useRef<(() => void) | null>(null);
  useEffect(() => () => part.current?.(), []);
  return (texts, { asOneStep = false } = {}) => {
    if (isSubmitting) return;
    // The focused field is filled last: Chromium has one undo stack for the whole page.
    const isInUse = ({ name }: FieldText) => document.activeElement?.getAttribute('name') === name;
    const ordered = texts.toSorted((a, b) => Number(isInUse(a)) - Number(isInUse(b)));
    const steps = ordered.map(inField).filter((each) => {
      const isStep = insertText(each);
      if (!isStep) void setFieldValue(each.name, each.text);
      return isStep;
    });
    if (!asOneStep || steps.length < 2) return;
    part.current?.();
    part.current = joinSteps(steps);
  };
}
