/** Chapter as stated by a file of another program, in whole milliseconds. */
export interface ChapterMark {
  startMs: number;
  /** Null when the chapter lasts until the next one. */
  endMs: number | null;
  title: string;
}

/** Entry of a file: its chapter, or the reason why the entry could not be read. */
export type ParsedRow =
  | { mark: ChapterMark; problem: null }
  | { mark: null; problem: string; /** Entry as written in the file. */ text: string };

/** Facts about the recording that some formats record beside the chapters. */
export interface ExportSource {
  /** Duration of the recording in milliseconds; null when unknown. */
  durationMs: number | null;
  fileName: string;
}

/** File format of chapters. Reading never throws; writing is lossless except as stated by `loss`. */
export interface ChapterFormat {
  id: string;
  label: string;
  /** File name extension with its leading dot. */
  extension: string;
  /** Message about data that the format cannot hold; null when only descriptions are lost. */
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

/**
 * Chapter with its start and end checked for the safe integer range: rejected for a bad start, open-ended for a bad
 * end.
 */
export function readable(mark: ChapterMark): ParsedRow {
  if (!Number.isSafeInteger(mark.startMs)) return unreadable(INVALID_START, mark.title);
  const isWhole = mark.endMs === null || Number.isSafeInteger(mark.endMs);
  return { mark: isWhole ? mark : { ...mark, endMs: null }, problem: null };
}

/** Title collapsed to one line, without control characters. */
export function oneLine(title: string): string {
  return title.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Splits a text into lines at CRLF, LF or CR. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Milliseconds formatted as 'hh:mm:ss.ttt': '00:01:59.000'. */
export function formatTimestamp(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Chapters with explicit ends: their own, the next start, the end of the audio, or a second after their start. */
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
 * Opens ends that equal the start of another chapter: formats that require an end write them, and an open end means the
 * same here.
 */
export function dropImpliedEnds(rows: readonly ParsedRow[]): ParsedRow[] {
  const marks = rows.flatMap((row) => (row.mark === null ? [] : [row.mark]));
  const starts = new Set(marks.map((mark) => mark.startMs));
  return rows.map((row) => {
    if (row.mark === null || row.mark.endMs === null || !starts.has(row.mark.endMs)) return row;
    return readable({ ...row.mark, endMs: null });
  });
}
