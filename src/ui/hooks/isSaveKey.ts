import { type KeyboardEvent } from 'react';

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Ctrl+S, or Cmd+S. */
export function isSaveKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}

/** Ctrl+Enter, or Cmd+Enter. */
export function isSubmitKey({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return (ctrlKey || metaKey) && !altKey && key === 'Enter';
}

/** For a form: both keys submit it, and the browser's own dialog stays away. */
export function submitByKeys(submit: () => void) {
  return (event: KeyboardEvent) => {
    if (!isSaveKey(event) && !isSubmitKey(event)) return;
    event.preventDefault();
    submit();
  };
}
