import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { titleLines, withTitles } from '../../../domain/chapters/chapterTitles';
import { countOf } from '../../../domain/text/count';
import { isLetterElsewhere, isModalOpen, isTypingIn } from '../../../ui/command/command';
import { type EditorContext } from '../commands/editorContext';
import { letterKeys } from '../commands/useEditorCommands';
import { type RowEditing } from '../commands/useRowActions';
import { focusRow } from '../edits/rowFocus';

interface PastedTitlesOptions {
  context: EditorContext;
  table: RowEditing;
  /** True while proposals are shown in place of the chapters. */
  isReviewing: boolean;
  openDialog: () => void;
}

/**
 * Titles from a list, given to the chapters from the focused one on in one step. A list that is pasted on a chapter, or
 * into its title, is taken at once; one that is longer than the chapters left, or refused, opens the dialog with it.
 */
export function usePastedTitles(options: PastedTitlesOptions) {
  const { context, table, isReviewing, openDialog } = options;
  const { work, chapters, focused, showDone } = context;
  const [given, setGiven] = useState<string | null>(null);
  const indexIn = (list: ChapterList) =>
    Math.max(
      0,
      list.findIndex(({ id }) => id === focused?.id),
    );
  const set = (titles: readonly string[]) => {
    const { present } = work.get().history;
    const titled = withTitles(present, titles, indexIn(present));
    return work.run({ kind: 'replace', chapters: titled }, { label: 'Paste titles' });
  };
  const take = (titles: readonly string[]) => {
    const { present } = work.get().history;
    const isTooLong = titles.length > present.length - indexIn(present);
    if (!isTooLong && set(titles) === null) {
      return showDone(`Pasted ${countOf(titles.length, 'title')}.`, true);
    }
    setGiven(titles.join('\n'));
    openDialog();
  };

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (focused === null || isReviewing || event.defaultPrevented || isModalOpen()) return;
    const titles = titleLines(clipboardData?.getData('text/plain') ?? '');
    if (isTypingIn(target)) {
      // An open title takes one line by itself.
      const isInTitle = table.editing?.field === 'title' && target instanceof HTMLInputElement;
      if (!isInTitle || target.closest('[data-row]') === null || titles.length < 2) return;
      if (target.value !== focused.title) table.actions.commit(focused.id, 'title', target.value);
      flushSync(() => table.actions.closeCell());
      focusRow(focused.id);
    } else if (titles.length === 0 || isLetterElsewhere(letterKeys, 'V', target)) {
      return;
    }
    event.preventDefault();
    take(titles);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  return { set, index: indexIn(chapters), given, forget: () => setGiven(null) };
}
