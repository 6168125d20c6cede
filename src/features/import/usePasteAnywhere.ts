import { useEffect, useEffectEvent } from 'react';

/** Calls back with text pasted outside fields and dialogs. */
export function usePasteAnywhere(onText: (text: string) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isInField =
      event.target instanceof Element &&
      event.target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;
    if (event.defaultPrevented || isInField || text.trim() === '') return;
    event.preventDefault();
    onText(text);
  });
  useEffect(() => {
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
