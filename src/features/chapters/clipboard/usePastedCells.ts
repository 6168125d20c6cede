import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { titleLines, withTitles } from '../../../domain/chapters/chapterTitles';
import { holdsChapters } from '../../../domain/chapterFormats/chapterFormats';
import { countTimesLast } from '../../../domain/chapterFormats/plainList';
import { countOf } from '../../../domain/text/count';
import { isLetterElsewhere, isModalOpen, isTypingIn } from '../../../ui/command/command';
import { type EditorContext } from '../commands/editorContext';
import { letterKeys } from '../commands/useEditorCommands';
import { type RowEditing } from '../commands/useRowActions';
import { cellFieldAt, focusRow } from '../edits/rowFocus';
import { type CellField } from '../edits/typedCell';
import { copiedFrom } from '../edits/copiedChapters';
import { changesOfTable, isImported, pastedNotice, tableOf } from './pastedTable';

interface PastedCellsOptions {
  context: EditorContext;
  table: RowEditing;
  /** True while a review of proposed chapters replaces the table. */
  isReviewing: boolean;
  /** Opens the titles dialog with a text. */
  openTitles: (text: string) => void;
  /** Opens the review of the chapters that a text lists. */
  showList: (text: string) => void;
  /** Opens the review of chapters copied on this page. */
  showCopied: (chapters: ChapterList) => void;
}

const UNKNOWN_DURATION = 'The duration of the audio is not known yet.';
const NO_TEXT = 'Nothing was pasted: the clipboard holds no text.';
const NO_CHAPTERS = 'Nothing was pasted: the text has no titles with times.';
const NOT_ON_A_CHAPTER = 'Nothing was pasted: select a chapter first.';
const IN_REVIEW = 'Nothing was pasted: add the chapters of the preview first, or close it.';

/** Sentence for titles that end in a time when other lines do not. */
const timesKept = (count: number) =>
  `${count === 1 ? '1 ends' : `${count} end`} in a time, which stays in the title: not every line has one.`;

/** True for a single value, which an open cell accepts natively; a list or table is split over cells. */
const isForOneCell = (text: string) => !/[\t\r\n]/.test(text.trim());

/** Calls a handler for each paste on the page, except in a modal or when the event is already handled. */
function usePasteEvents(onPaste: (event: ClipboardEvent, text: string) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isModalOpen()) return;
    onPaste(event, event.clipboardData?.getData('text/plain') ?? '');
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** Assigns titles to chapters from the focused one on. */
function titleSetting({ work, focused, showDone }: EditorContext) {
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
  /** Assigns as many titles as there are chapters left, and reports the surplus. */
  const setFirstTitles = (titles: readonly string[]) => {
    const { present } = work.get().history;
    const count = Math.min(titles.length, present.length - indexIn(present));
    const left = titles.length - count;
    const refused = setTitles(titles);
    if (refused === null && left > 0) {
      showDone(`Pasted ${countOf(count, 'title')}; ${left} more had no chapter.`, true);
    }
    return refused;
  };
  return { indexIn, setTitles, setFirstTitles };
}

/**
 * Pastes on a focused chapter or into one of its cells, as one undo step: a list fills the column downwards, a
 * spreadsheet table fills the columns from the cell on. With a chapter but no cell focused, the title column is the
 * target. Chapters with times open a review, as do chapters copied on this page and tables of chapters with more rows
 * than chapters left; surplus or refused titles open the titles dialog. Without a focused chapter, only chapters with
 * times are accepted.
 */
export function usePastedCells(options: PastedCellsOptions) {
  const { context, table, isReviewing, openTitles, showList, showCopied } = options;
  const { work, chapters, focused, durationMs, showDone, showMove, showNotice } = context;
  const { indexIn, setTitles, setFirstTitles } = titleSetting(context);
  const takeTitles = (titles: readonly string[], timedCount: number) => {
    const { present } = work.get().history;
    const isTooLong = titles.length > present.length - indexIn(present);
    if (!isTooLong && setTitles(titles) === null) {
      const kept = timedCount > 0 ? ` ${timesKept(timedCount)}` : '';
      return showDone(`Pasted ${countOf(titles.length, 'title')}.${kept}`, true);
    }
    openTitles(titles.join('\n'));
  };
  const openImport = (text: string) => {
    if (durationMs === null) return showNotice(UNKNOWN_DURATION);
    const copied = copiedFrom(text);
    if (copied === null) showList(text);
    else showCopied(copied);
  };
  const takeTable = (text: string, cell: CellField | null) => {
    const { present } = work.get().history;
    const pasted = tableOf(text, cell ?? 'title');
    const read = changesOfTable(pasted, present, indexIn(present));
    if ('refused' in read) {
      showNotice(read.refused);
      const isTooLong = pasted.rows.length > present.length - indexIn(present);
      if (isTooLong && holdsChapters(text)) openImport(text);
      return;
    }
    const { changes } = read;
    const notice = pastedNotice(pasted);
    if (changes.size === 0) return showDone(notice.text);
    const { label } = notice;
    const refused = flushSync(() => work.run({ kind: 'change all', changes }, { label }));
    if (refused !== null) return showNotice(refused);
    showDone(notice.text, true);
    const [only] = changes.keys();
    if (changes.size === 1 && only !== undefined) showMove(present, only);
    // A new start can reorder the row, which drops its focus.
    if (cell !== null && focused !== null) focusRow(focused.id, cell);
  };
  const take = (text: string, cell: CellField | null) => {
    if (isImported(text, cell ?? 'title')) return openImport(text);
    if ((cell ?? 'title') !== 'title' || text.includes('\t')) return takeTable(text, cell);
    const { lines, timed } = countTimesLast(text);
    if (lines > 1 && timed === lines) return openImport(text);
    const titles = titleLines(text);
    if (titles.length > 0) takeTitles(titles, lines > 1 ? timed : 0);
  };

  const takeElsewhere = (text: string) => {
    if (holdsChapters(text)) return openImport(text);
    if (isReviewing) return showNotice(IN_REVIEW);
    showNotice(chapters.length === 0 ? NO_CHAPTERS : NOT_ON_A_CHAPTER);
  };

  usePasteEvents((event, text) => {
    // A paste event targets the caret's element, which can differ from the focused element.
    const element = document.activeElement;
    const cell = cellFieldAt(element);
    const isOpenCell = isTypingIn(element);
    if (isOpenCell) {
      if (focused === null || cell === null || isForOneCell(text)) return;
      if (!(element instanceof HTMLInputElement)) return;
      if (element.value !== element.defaultValue)
        table.actions.commit(focused.id, cell, element.value);
      flushSync(() => table.actions.closeCell());
      focusRow(focused.id, cell);
    }
    event.preventDefault();
    if (text.trim() === '') return showNotice(NO_TEXT);
    const isOnChapter =
      focused !== null && !isReviewing && !isLetterElsewhere(letterKeys, 'V', element);
    if (isOpenCell || isOnChapter) take(text, cell);
    else takeElsewhere(text);
  });

  return { setTitles: setFirstTitles, index: indexIn(chapters) };
}
