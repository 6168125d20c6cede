import { audacityLabels } from './audacityLabels';
import { splitLines, type ChapterFormat, type ParsedRow } from './chapterFormat';
import { cueSheet } from './cueSheet';
import { ffMetadata } from './ffMetadata';
import { mp4Chaps } from './mp4Chaps';
import { isTimedRow, plainList } from './plainList';
import { podcastJson } from './podcastJson';
import { podloveXml } from './podloveXml';
import { webVtt } from './webVtt';

/** In order of detection: the most distinctive format first, the one that accepts nearly any text last. */
export const chapterFormats: readonly ChapterFormat[] = [
  podcastJson,
  podloveXml,
  webVtt,
  ffMetadata,
  cueSheet,
  audacityLabels,
  mp4Chaps,
  plainList,
];

/** Chapters of a text and the format that was detected; null when no format matches. */
export function readChapterText(text: string): { format: ChapterFormat; rows: ParsedRow[] } | null {
  const content = text.replace(/^\uFEFF/, '');
  const format = chapterFormats.find(({ matches }) => matches(content));
  return format === undefined ? null : { format, rows: format.read(content) };
}

/** True for chapters with their times, and not for a list of titles of which some hold a time. */
export function isChapterList(text: string): boolean {
  const format = readChapterText(text)?.format;
  if (format !== plainList) return format !== undefined;
  const rows = splitLines(text).filter((row) => row.trim() !== '');
  return rows.filter(isTimedRow).length > rows.length / 2;
}
