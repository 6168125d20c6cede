/** A chapter as a file of another program states it, in whole milliseconds. */
export interface ChapterMark {
  startMs: number;
  /** Null: lasts until the next chapter. */
  endMs: number | null;
  title: string;
}

/** One entry of a file: its chapter, or the reason why it could not be read. */
export type ParsedRow =
  | { mark: ChapterMark; problem: null }
  | { mark: null; problem: string; /** The entry as written in the file. */ text: string };

/** Facts about the recording that some formats write beside the chapters. */
export interface ExportSource {
  /** Length of the recording; null when unknown. */
  durationMs: number | null;
  fileName: string;
}

/** A file format of chapters. Reading never throws; writing is exact but for what `loss` names. */
export interface ChapterFormat {
  id: string;
  label: string;
  /** File name extension with its leading dot. */
  extension: string;
  /** Message about what the format cannot hold; null when only descriptions are left out. */
  loss: string | null;
  /** True when a text, without its byte order mark, looks like this format. */
  matches: (text: string) => boolean;
  read: (text: string) => ParsedRow[];
  write: (marks: readonly ChapterMark[], source: ExportSource) => string;
}

export const unreadable = (problem: string, text: string): ParsedRow => ({
  mark: null,
  problem,
  text: text.trim().slice(0, 120),
});

export const INVALID_START = 'The start is not a time.';

/** A chapter, unless its start is beyond all numbers; an end that is so is left out. */
export function readable(mark: ChapterMark): ParsedRow {
  if (!Number.isSafeInteger(mark.startMs)) return unreadable(INVALID_START, mark.title);
  const isWhole = mark.endMs === null || Number.isSafeInteger(mark.endMs);
  return { mark: isWhole ? mark : { ...mark, endMs: null }, problem: null };
}

/** The title on one line, without control characters. */
export function oneLine(title: string): string {
  return title.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Lines of a text that ends them with CRLF, LF or CR. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Milliseconds as 'hh:mm:ss.ttt': '00:01:59.000'. */
export function formatTimestamp(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Every chapter with an end: its own, the next start, the end of the audio, or a second after its start. */
export function withExplicitEnds(
  marks: readonly ChapterMark[],
  durationMs: number | null,
): { startMs: number; endMs: number; title: string }[] {
  return marks.map((mark, index) => {
    const end = mark.endMs ?? marks[index + 1]?.startMs ?? durationMs ?? mark.startMs + 1000;
    return { ...mark, endMs: Math.max(end, mark.startMs + 1) };
  });
}

/**
 * Removes the ends that equal the start of another chapter: formats that require an end write them,
 * and an open end means the same here.
 */
export function dropImpliedEnds(rows: readonly ParsedRow[]): ParsedRow[] {
  const marks = rows.flatMap((row) => (row.mark === null ? [] : [row.mark]));
  const starts = new Set(marks.map((mark) => mark.startMs));
  return rows.map((row) => {
    if (row.mark === null || row.mark.endMs === null || !starts.has(row.mark.endMs)) return row;
    return readable({ ...row.mark, endMs: null });
  });
}
