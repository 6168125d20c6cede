import { audacityLabels } from './audacityLabels';
import { type ChapterFormat, type ReadRow } from './chapterFormat';
import { cueSheet } from './cueSheet';
import { ffMetadata } from './ffMetadata';
import { mp4Chaps } from './mp4Chaps';
import { plainList } from './plainList';
import { podcastJson } from './podcastJson';
import { podloveXml } from './podloveXml';
import { webVtt } from './webVtt';

/** From the one that is told most surely to the one that takes nearly anything. */
export const chapterFormats: readonly ChapterFormat[] = [
  ...[podcastJson, podloveXml, webVtt, ffMetadata, cueSheet, audacityLabels, mp4Chaps, plainList],
];

/** The chapters in a text and the format it was taken for; null for a text of no known format. */
export function readChapterText(text: string): { format: ChapterFormat; rows: ReadRow[] } | null {
  const plain = text.replace(/^\uFEFF/, '');
  const format = chapterFormats.find(({ matches }) => matches(plain));
  return format === undefined ? null : { format, rows: format.read(plain) };
}
