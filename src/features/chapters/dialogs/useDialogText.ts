import { useState } from 'react';

interface DialogTextOptions {
  keepsText?: boolean;
  given?: string | null;
}

/**
 * Text of a dialog's only field, and the reason for its refusal. Both are cleared when the dialog closes; with
 * `keepsText` the text survives until accepted, so that a reopened dialog still has it. A `given` text replaces it.
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
    /** Closes the dialog on success, or shows the reason for a refusal. */
    settle: (refusal: string | null) => (refusal === null ? close(true) : setProblem(refusal)),
  };
}
