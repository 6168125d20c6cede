import { type ChapterChange } from '../../../domain/chapters/chapterCommand';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { isSameChapter } from '../../../domain/chapters/rebaseChapters';
import { oneLine } from '../../../domain/chapterFormats/chapterFormat';
import { isChapterList } from '../../../domain/chapterFormats/chapterFormats';
import { parseClipboard } from '../../../domain/text/clipboardTable';
import { countOf } from '../../../domain/text/count';
import { parseTimeInput } from '../edits/timecodeInput';
import { cellFields, changeOfCell, type CellField } from '../edits/typedCell';

/** Rows of a pasted table and the column that receives the first cell of each row. */
export interface PastedTable {
  rows: readonly (readonly string[])[];
  field: CellField;
}

const isBlank = (cell: string) => cell.trim() === '';
/** Length of a list without its trailing blank cells. */
const filledLength = (cells: readonly string[]) =>
  cells.findLastIndex((cell) => !isBlank(cell)) + 1;

const columnsFrom = (field: CellField) => cellFields.slice(cellFields.indexOf(field));

/** Parses a text as a table and drops trailing empty rows. */
export function tableOf(text: string, field: CellField): PastedTable {
  const rows = parseClipboard(text);
  return { rows: rows.slice(0, filledLength(rows.map((cells) => cells.join('')))), field };
}

/** True for a list of chapters with times, which is imported; times alone fill the time cells instead. */
export function isImported(text: string, field: CellField): boolean {
  const isTime = (cell: string) => isBlank(cell) || parseTimeInput(cell) !== null;
  const isOfTimes = field !== 'title' && parseClipboard(text).flat().every(isTime);
  return !isOfTimes && isChapterList(text);
}

/** The change to one chapter: an empty cell clears an end, but leaves a title or a start unchanged. */
function changeOfRow(
  cells: readonly string[],
  field: CellField,
): { change: ChapterChange } | { refused: string } {
  const change: ChapterChange = {};
  for (const [index, column] of columnsFrom(field).entries()) {
    const text = cells[index];
    if (text === undefined || (column !== 'end' && isBlank(text))) continue;
    const read = changeOfCell(column, oneLine(text));
    if ('refused' in read) return read;
    Object.assign(change, read.change);
  }
  return { change };
}

/**
 * Changes, by chapter id, that a table makes to the chapters from an index on; otherwise the reason for its refusal.
 */
export function changesOfTable(
  { rows, field }: PastedTable,
  chapters: ChapterList,
  from: number,
): { changes: ReadonlyMap<string, ChapterChange> } | { refused: string } {
  const room = chapters.length - from;
  if (rows.length > room) {
    const counts = `${countOf(rows.length, 'row')}, but ${countOf(room, 'chapter')} from here on`;
    return { refused: `Nothing was pasted: ${counts}.` };
  }
  const changes = new Map<string, ChapterChange>();
  for (const [index, cells] of rows.entries()) {
    const chapter = chapters[from + index];
    const read = changeOfRow(cells, field);
    if ('refused' in read) {
      const { refused } = read;
      return { refused: rows.length > 1 ? `Chapter ${from + index + 1}: ${refused}` : refused };
    }
    if (chapter === undefined) continue;
    const changed = Object.assign({}, chapter, read.change);
    if (!isSameChapter(chapter, changed)) changes.set(chapter.id, read.change);
  }
  return { changes };
}

/** Notice about a pasted table, with the label of its undo step. */
export function pastedNotice({ rows, field }: PastedTable): { text: string; label: string } {
  const width = Math.max(...rows.map(filledLength));
  const noun = width > 1 ? 'row' : field;
  const count = rows.filter((cells) => filledLength(cells) > 0).length;
  const isTooWide = width > columnsFrom(field).length;
  const rest = isTooWide ? ', but not what follows the end' : '';
  return { text: `Pasted ${countOf(count, noun)}${rest}.`, label: `Paste ${noun}s` };
}
