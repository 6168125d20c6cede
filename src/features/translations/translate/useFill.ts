import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { joinSteps, type FieldText } from './fill/joinSteps';
import { type PairValues } from './textPairs';

/**
 * Puts a text in place of that of a field as one step of the browser's own history, so that Ctrl+Z takes it back and
 * Ctrl+Shift+Z brings it again. A value that is set by script has no place in that history, and cuts off what was
 * typed before. The command is deprecated and has no successor (https://w3c.github.io/editing/docs/execCommand); its
 * `input` event is the one from which React takes the value. Returns false where nothing was put in.
 */
function insertText({ name, text }: FieldText): boolean {
  const [field] = document.getElementsByName(name);
  const focused = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || !('execCommand' in document)) return false;
  field.focus({ preventScroll: true });
  // An open dialog takes the focus back, and the text would go into a field of its own.
  if (document.activeElement !== field) return false;
  field.select();
  const isInserted = document.execCommand('insertText', false, text) && field.value === text;
  if (focused instanceof HTMLElement && focused !== field) focused.focus({ preventScroll: true });
  return isInserted;
}

/** The text as its field has it: a title is one line. */
const inField = ({ name, text }: FieldText): FieldText => ({
  name,
  text: name.startsWith('title:') ? text.replace(/\s*\n\s*/g, ' ') : text.replace(/\r\n?/g, '\n'),
});

interface FillOptions {
  /** True where one Ctrl+Z takes all of them back. */
  asOneStep?: boolean;
}

/** Function that puts texts into their fields, each as a step that Ctrl+Z takes back there. */
export function useFill(): (texts: readonly FieldText[], options?: FillOptions) => void {
  const { setFieldValue, isSubmitting } = useFormikContext<PairValues>();
  const part = useRef<(() => void) | null>(null);
  useEffect(() => () => part.current?.(), []);
  return (texts, { asOneStep = false } = {}) => {
    if (isSubmitting) return;
    // The field in use comes last, as Chromium has one history for the whole page.
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
