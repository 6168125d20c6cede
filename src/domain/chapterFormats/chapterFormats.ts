import { audacityLabels } from './audacityLabels';
import { type ChapterFormat, type ParsedRow } from './chapterFormat';
import { cueSheet } from './cueSheet';
import { ffMetadata } from './ffMetadata';
import { mp4Chaps } from './mp4Chaps';
import { isTimedList, isTimeFirstList, plainList } from './plainList';
import { podcastJson } from './podcastJson';
import { podloveXml } from './podloveXml';
import { srt } from './srt';
import { webVtt } from './webVtt';

/** Formats in order of detection: the most distinctive first, the one that accepts nearly any text last. */
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

const readFormats = [srt, ...chapterFormats];

/** Detects the format of a text and reads its chapters; null when no format matches. */
export function readChapterText(
  text: string,
): { format: (typeof readFormats)[number]; rows: ParsedRow[] } | null {
  const content = text.replace(/^\uFEFF/, '');
  const format = readFormats.find(({ matches }) => matches(content));
  return format === undefined ? null : { format, rows: format.read(content) };
}

/** True for chapters with their times, but not for a list of titles of which some contain a time. */
export function isChapterList(text: string): boolean {
  const format = readChapterText(text)?.format;
  return format === plainList ? isTimeFirstList(text) : format !== undefined;
}

/** True for chapters with their times as above, and for titles followed by their times. */
export function holdsChapters(text: string): boolean {
  return isChapterList(text) || isTimedList(text);
}
