import { useEffect, useEffectEvent } from 'react';

/** Maximum length of a term in UTF-16 code units; a longer selection is probably meant to be copied. */
const MAX_TERM_LENGTH = 60;
/** Pause in ms after which a selection counts as finished. */
const PAUSE_MS = 400;

export interface SourceSelection {
  term: string;
  cell: HTMLElement;
  range: Range;
}

const cellOf = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-source]') ??
  null;

/** Term selected within one source text; null without a selection, or when it is longer than a term. */
export function selectedTerm(): SourceSelection | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const term = selection.toString().trim();
  const cell = cellOf(selection.anchorNode);
  if (cell === null || cell !== cellOf(selection.focusNode)) return null;
  if (term === '' || term.length > MAX_TERM_LENGTH) return null;
  return { term, cell, range: selection.getRangeAt(0).cloneRange() };
}

/** Calls back with the term selected in a source text by mouse or keyboard, once the selection is finished. */
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
