import { type ChapterList } from '../../../domain/chapters/chapterList';
import { oneLine } from '../../../domain/chapterFormats/chapterFormat';
import { protectFormula } from '../../../domain/text/csv';
import { formatTimeInput } from './timecodeInput';

/**
 * Chapters as lines of start and title with a tab between them, which a spreadsheet takes as cells, the description
 * of a video as its chapters, and the import of chapters as they are.
 */
export const chapterLines = (chapters: ChapterList): string =>
  chapters
    .map(({ startMs, title }) => `${formatTimeInput(startMs)}\t${protectFormula(oneLine(title))}`)
    .join('\n');
