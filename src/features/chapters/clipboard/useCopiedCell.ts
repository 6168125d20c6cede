import { useEffect, useEffectEvent } from 'react';
import { effectiveEndOf } from '../../../domain/chapters/chapterList';
import { isModalOpen, isTypingIn } from '../../../ui/command/command';
import { type EditorContext } from '../commands/editorContext';
import { cellFieldAt } from '../edits/rowFocus';
import { formatTimeInput } from '../edits/timecodeInput';

/** Copies the text of the cell that has the focus and is not open, unless text of the page is selected. */
export function useCopiedCell({ focused, chapters, durationMs }: EditorContext): void {
  const handleCopy = useEffectEvent((event: ClipboardEvent) => {
    const element = document.activeElement;
    const field = cellFieldAt(element);
    const hasSelection = document.getSelection()?.isCollapsed === false;
    if (focused === null || field === null || isTypingIn(element)) return;
    if (hasSelection || event.defaultPrevented || isModalOpen()) return;
    const ms =
      field === 'start' ? focused.startMs : effectiveEndOf(chapters, focused.id, durationMs);
    const time = ms === null ? '' : formatTimeInput(ms);
    event.preventDefault();
    event.clipboardData?.setData('text/plain', field === 'title' ? focused.title : time);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handleCopy(event);
    document.addEventListener('copy', listener);
    return () => document.removeEventListener('copy', listener);
  }, []);
}
