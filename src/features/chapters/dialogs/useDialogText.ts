import { useState } from 'react';

interface DialogTextOptions {
  keepsText?: boolean;
  given?: string | null;
}

/**
 * Text of the one field of a dialog, and why it was refused; both are gone once the dialog was closed, or with
 * `keepsText` once its text was taken: what was typed is there when the dialog is opened again. A text that is `given`
 * takes its place.
 */
export function useDialogText(
  onClose: () => void,
  { keepsText = false, given = null }: DialogTextOptions = {},
) {
  const [text, setText] = useState('');
  const [lastGiven, setLastGiven] = useState<string | null>(null);
  if (given !== lastGiven) {
    setLastGiven(given);
    if (given !== null) setText(given);
  }
  const [problem, setProblem] = useState<string | null>(null);
  const close = (isTaken: boolean) => {
    if (isTaken || !keepsText) setText('');
    setProblem(null);
    onClose();
  };
  return {
    text,
    setText,
    problem,
    close: () => close(false),
    /** Closes the dialog, or shows why its text was refused. */
    settle: (refusal: string | null) => (refusal === null ? close(true) : setProblem(refusal)),
  };
}
