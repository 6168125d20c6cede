import { type KeyboardEvent } from 'react';

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** True for Ctrl+S or Cmd+S. */
export function isSaveKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}

/** True for Ctrl+Enter or Cmd+Enter. */
export function isSubmitKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && key === 'Enter';
}

/** Key handler of a form: the save and submit keys submit; the browser's save dialog is suppressed. */
export function submitByKeys(submit: () => void) {
  return (event: KeyboardEvent) => {
    if (!isSaveKey(event) && !isSubmitKey(event)) return;
    event.preventDefault();
    submit();
  };
}
