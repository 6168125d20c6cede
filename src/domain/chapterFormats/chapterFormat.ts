/** A chapter as a file of another program knows it, in whole milliseconds. */
export interface ChapterMark {
  startMs: number;
  /** Null: until the next. */
  endMs: number | null;
  title: string;
}

/** What was read at one place of a file: a mark, or the reason why there is none. */
export type ReadRow =
  | { mark: ChapterMark; problem: null }
  | { mark: null; problem: string; /** As it stands in the file. */ text: string };

/** What a file says besides its chapters. */
export interface ExportSource {
  /** Of the recording; null when unknown. */
  durationMs: number | null;
  fileName: string;
}

/** A file format of chapters. Reading never throws; writing is exact but for what `loss` says. */
export interface ChapterFormat {
  id: string;
  label: string;
  /** With its dot. */
  extension: string;
  /** What the format cannot hold, in words to show; null when nothing but descriptions is left out. */
  loss: string | null;
  /** Whether a text without byte order mark looks like it. */
  matches: (text: string) => boolean;
  read: (text: string) => ReadRow[];
  write: (marks: readonly ChapterMark[], source: ExportSource) => string;
}

export const readable = (mark: ChapterMark): ReadRow => ({ mark, problem: null });

export const unreadable = (problem: string, text: string): ReadRow => ({
  ...{ mark: null, problem },
  text: text.trim().slice(0, 120),
});

export const NO_TIME = 'The start is not a time.';

/** A title on one line, without control characters. */
export function oneLine(title: string): string {
  return title.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** The lines of a text, whatever they end in. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

const two = (value: number) => String(value).padStart(2, '0');

/** '00:01:59.000'. */
export function longTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Each mark with an end: its own, the next start, the end of the audio, or a second after its start. */
export function withEnds(
  marks: readonly ChapterMark[],
  durationMs: number | null,
): { startMs: number; endMs: number; title: string }[] {
  return marks.map((mark, place) => {
    const end = mark.endMs ?? marks[place + 1]?.startMs ?? durationMs ?? mark.startMs + 1000;
    return { ...mark, endMs: Math.max(end, mark.startMs + 1) };
  });
}

/**
 * Rows of a format that asks for an end of every chapter: one that only reaches to the next start is
 * left open, as it would be here.
 */
export function openTouchingEnds(rows: readonly ReadRow[]): ReadRow[] {
  const marks = rows.flatMap((row) => (row.mark === null ? [] : [row.mark]));
  const starts = new Set(marks.map((mark) => mark.startMs));
  return rows.map((row) => {
    if (row.mark === null || row.mark.endMs === null || !starts.has(row.mark.endMs)) return row;
    return readable({ ...row.mark, endMs: null });
  });
}
