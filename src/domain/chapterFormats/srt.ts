import { readCaptions } from './captions';
import { type ChapterFormat } from './chapterFormat';
import { webVtt } from './webVtt';

/** SubRip, which is read as WebVTT and not written: players take no chapters of it. */
export const srt: Pick<ChapterFormat, 'id' | 'label' | 'matches' | 'read'> = {
  id: 'srt',
  label: 'SRT',
  matches: (text) => readCaptions(text)?.format === 'SRT',
  read: (text) => webVtt.read(readCaptions(text)?.webVtt ?? ''),
};
