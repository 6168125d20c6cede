import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { titleLines, withTitles } from '../../../domain/chapters/chapterTitles';
import { countOf } from '../../../domain/text/count';
import { isLetterElsewhere, isModalOpen, isTypingIn } from '../../../ui/command/command';
import { type EditorContext } from '../commands/editorContext';
import { letterKeys } from '../commands/useEditorCommands';
import { type RowEditing } from '../commands/useRowActions';
import { cellFieldAt, focusRow } from '../edits/rowFocus';
import { type CellField } from '../edits/typedCell';
import { changesOfTable, isImported, pastedNotice, tableOf } from './pastedTable';

interface PastedCellsOptions {
  context: EditorContext;
  table: RowEditing;
  /** True while proposals are shown in place of the chapters. */
  isReviewing: boolean;
  /** Opens a dialog with a text. */
  openDialog: (dialog: 'titles' | 'import', text: string) => void;
}

const UNKNOWN_DURATION = 'The duration of the audio is not known yet.';

/** An open cell takes one text by itself. */
const isForOneCell = (text: string) => !/[\t\r\n]/.test(text.trim());

/**
 * Pastes on a chapter, or into a cell of it, in one step: a list down the column, a table of a sheet over the columns
 * from the cell on. Beside the cells it is the column of titles. Chapters with their times lead to the import, and
 * titles that are more than the chapters left, or refused, to the dialog of titles.
 */
export function usePastedCells(options: PastedCellsOptions) {
  const { context, table, isReviewing, openDialog } = options;
  const { work, chapters, focused, durationMs, showDone, showMove, showNotice } = context;
  const indexIn = (list: ChapterList) =>
    Math.max(
      0,
      list.findIndex(({ id }) => id === focused?.id),
    );
  const setTitles = (titles: readonly string[]) => {
    const { present } = work.get().history;
    const titled = withTitles(present, titles, indexIn(present));
    return work.run({ kind: 'replace', chapters: titled }, { label: 'Paste titles' });
  };
  const takeTitles = (titles: readonly string[]) => {
    const { present } = work.get().history;
    const isTooLong = titles.length > present.length - indexIn(present);
    if (!isTooLong && setTitles(titles) === null) {
      return showDone(`Pasted ${countOf(titles.length, 'title')}.`, true);
    }
    openDialog('titles', titles.join('\n'));
  };
  const takeTable = (text: string, cell: CellField | null) => {
    const { present } = work.get().history;
    const pasted = tableOf(text, cell ?? 'title');
    const read = changesOfTable(pasted, present, indexIn(present));
    if ('refused' in read) return showNotice(read.refused);
    const { changes } = read;
    const notice = pastedNotice(pasted);
    if (changes.size === 0) return showDone(notice.text);
    const { label } = notice;
    const refused = flushSync(() => work.run({ kind: 'change all', changes }, { label }));
    if (refused !== null) return showNotice(refused);
    showDone(notice.text, true);
    const [only] = changes.keys();
    if (changes.size === 1 && only !== undefined) showMove(present, only);
    // A row that another start has put elsewhere loses the focus.
    if (cell !== null && focused !== null) focusRow(focused.id, cell);
  };
  const take = (text: string, cell: CellField | null) => {
    if (isImported(text, cell ?? 'title')) {
      return durationMs === null ? showNotice(UNKNOWN_DURATION) : openDialog('import', text);
    }
    if ((cell ?? 'title') !== 'title' || text.includes('\t')) return takeTable(text, cell);
    const titles = titleLines(text);
    if (titles.length > 0) takeTitles(titles);
  };

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (focused === null || isReviewing || event.defaultPrevented || isModalOpen()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    // The event goes to where the caret stands, which is not always what has the focus.
    const element = document.activeElement;
    const cell = cellFieldAt(element);
    if (isTypingIn(element)) {
      if (cell === null || isForOneCell(text) || !(element instanceof HTMLInputElement)) return;
      if (element.value !== element.defaultValue)
        table.actions.commit(focused.id, cell, element.value);
      flushSync(() => table.actions.closeCell());
      focusRow(focused.id, cell);
    } else if (isLetterElsewhere(letterKeys, 'V', element)) {
      return;
    }
    event.preventDefault();
    take(text, cell);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  return { setTitles, index: indexIn(chapters) };
}
