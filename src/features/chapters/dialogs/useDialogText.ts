import { useState } from 'react';

/** Text of the one field of a dialog, and why it was refused; both are gone once the dialog was closed. */
export function useDialogText(onClose: () => void) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setText('');
    setProblem(null);
    onClose();
  };
  return {
    text,
    setText,
    problem,
    close,
    /** Closes the dialog, or shows why its text was refused. */
    settle: (refusal: string | null) => (refusal === null ? close() : setProblem(refusal)),
  };
}
