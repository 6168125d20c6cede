import { useEffect, useEffectEvent } from 'react';
import { effectiveEndOf } from '../../../domain/chapters/chapterList';
import { isLetterElsewhere, isModalOpen, isTypingIn } from '../../../ui/command/command';
import { type EditorContext } from '../commands/editorContext';
import { copiedNotice } from '../commands/useSelectionCommands';
import { letterKeys } from '../commands/useEditorCommands';
import { cellFieldAt } from '../edits/rowFocus';
import { formatTimeInput } from '../edits/timecodeInput';
import { rememberCopied } from '../edits/copiedChapters';

/**
 * Copies the selected chapters, or else the text of the focused closed cell, unless page text is selected. A cut also
 * deletes the selected chapters.
 */
export function useCopiedCell(context: EditorContext): void {
  const { focused, selected, chapters, durationMs, showDone } = context;
  const handleCopy = useEffectEvent((event: ClipboardEvent) => {
    const element = document.activeElement;
    const field = cellFieldAt(element);
    const hasSelection = document.getSelection()?.isCollapsed === false;
    if (hasSelection || event.defaultPrevented || isModalOpen() || isTypingIn(element)) return;
    if (selected.length > 0 && !isLetterElsewhere(letterKeys, 'C', element)) {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', rememberCopied(selected));
      if (event.type === 'cut') return context.removeSelected();
      return showDone(copiedNotice(selected.length));
    }
    if (focused === null || field === null || event.type === 'cut') return;
    const ms =
      field === 'start' ? focused.startMs : effectiveEndOf(chapters, focused.id, durationMs);
    const time = ms === null ? '' : formatTimeInput(ms);
    event.preventDefault();
    event.clipboardData?.setData('text/plain', field === 'title' ? focused.title : time);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handleCopy(event);
    document.addEventListener('copy', listener);
    document.addEventListener('cut', listener);
    return () => {
      document.removeEventListener('copy', listener);
      document.removeEventListener('cut', listener);
    };
  }, []);
}
