import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { titleLines, withTitles } from '../../../domain/chapters/chapterTitles';
import { countOf } from '../../../domain/text/count';
import { isLetterElsewhere, isModalOpen, isTypingIn } from '../../../ui/command/command';
import { letterKeys } from '../commands/useEditorCommands';
import { focusRow } from '../edits/rowFocus';
import { type Editor } from './useEditor';

interface PastedTitlesOptions {
  /** True while proposals are shown in place of the chapters. */
  isReviewing: boolean;
  openDialog: () => void;
}

/**
 * Titles from a list, given to the chapters from the focused one on in one step. A list that is pasted on a chapter, or
 * into its title, is taken at once; one that is longer than the chapters left, or refused, opens the dialog with it.
 */
export function usePastedTitles(editor: Editor, { isReviewing, openDialog }: PastedTitlesOptions) {
  const { work, table, context } = editor;
  const { focused, showDone } = context;
  const [given, setGiven] = useState<string | null>(null);
  const indexIn = (chapters: readonly { id: string }[]) =>
    Math.max(
      0,
      chapters.findIndex(({ id }) => id === focused?.id),
    );
  const set = (titles: readonly string[]) => {
    const { present } = work.actions.get().history;
    const chapters = withTitles(present, titles, indexIn(present));
    return work.actions.run({ kind: 'replace', chapters }, { label: 'Paste titles' });
  };
  const take = (titles: readonly string[]) => {
    const { present } = work.actions.get().history;
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

  return { set, index: indexIn(work.chapters), given, forget: () => setGiven(null) };
}
