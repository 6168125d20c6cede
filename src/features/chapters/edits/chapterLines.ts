import { type ChapterList } from '../../../domain/chapters/chapterList';
import { oneLine } from '../../../domain/chapterFormats/chapterFormat';
import { protectFormula } from '../../../domain/text/csv';
import { formatTimeInput } from './timecodeInput';

/**
 * Chapters as lines of start and title separated by a tab: spreadsheets read them as cells, video descriptions as
 * chapters, and the chapter import without loss.
 */
export const chapterLines = (chapters: ChapterList): string =>
  chapters
    .map(({ startMs, title }) => `${formatTimeInput(startMs)}\t${protectFormula(oneLine(title))}`)
    .join('\n');
