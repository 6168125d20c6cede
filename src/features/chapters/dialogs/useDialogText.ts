import { useState } from 'react';

/**
 * Text of the one field of a dialog, and why it was refused; both are gone once the dialog was closed, or with
 * `keepsText` once its text was taken: what was typed is there when the dialog is opened again.
 */
export function useDialogText(onClose: () => void, { keepsText = false } = {}) {
  const [text, setText] = useState('');
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
