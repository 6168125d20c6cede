import { useEffect, useEffectEvent } from 'react';

/** Greatest length of a term in UTF-16 code units: more is selected to be copied. */
const MAX_TERM_LENGTH = 60;
/** Pause after which a selection made by keys is done. */
const PAUSE_MS = 400;

export interface SourceSelection {
  term: string;
  cell: HTMLElement;
  range: Range;
}

const cellOf = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-source]') ??
  null;

/** Words that are selected in one source text; null for none, and for more than a term. */
export function selectedTerm(): SourceSelection | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const term = selection.toString().trim();
  const cell = cellOf(selection.anchorNode);
  if (cell === null || cell !== cellOf(selection.focusNode)) return null;
  if (term === '' || term.length > MAX_TERM_LENGTH) return null;
  return { term, cell, range: selection.getRangeAt(0).cloneRange() };
}

/**
 * Calls a function with the words that were selected in a source text, by mouse or keys, once the selection is done.
 */
export function useSourceSelection(selected: (selection: SourceSelection) => void): void {
  const report = useEffectEvent(() => {
    const selection = selectedTerm();
    if (selection !== null) selected(selection);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const pressed = () => {
      isPressed = true;
    };
    const released = () => {
      isPressed = false;
    };
    const changed = () => {
      clearTimeout(timer);
      const settle = () => (isPressed ? changed() : report());
      timer = setTimeout(settle, PAUSE_MS);
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('pointerup', released);
    document.addEventListener('pointercancel', released);
    document.addEventListener('selectionchange', changed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('pointerup', released);
      document.removeEventListener('pointercancel', released);
      document.removeEventListener('selectionchange', changed);
    };
  }, []);
}
