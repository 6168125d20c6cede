import { readCaptions } from './captions';
import { type ChapterFormat } from './chapterFormat';
import { webVtt } from './webVtt';

/** SubRip, read as WebVTT; not written, because players do not support chapters in it. */
export const srt: Pick<ChapterFormat, 'id' | 'label' | 'matches' | 'read'> = {
  id: 'srt',
  label: 'SRT',
  matches: (text) => readCaptions(text)?.format === 'SRT',
  read: (text) => webVtt.read(readCaptions(text)?.webVtt ?? ''),
};
