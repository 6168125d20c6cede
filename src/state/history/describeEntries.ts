import { type Chapter } from '../../domain/chapters/chapter';
import { toMs } from '../../domain/chapters/chapterTimes';
import { type ChapterDraft } from '../../domain/chapters/chapterRules';
import { formatTimecode } from '../../domain/text/duration';
import { isolate } from '../../domain/text/script';
import { isEditOf } from '../outbox/recordKeys';
import { describeEdit, describeStep } from './describeEdit';
import { type HistoryEntry } from './historySlice';

/** Maximum number of chapters named individually. */
const NAMED = 3;

const timeText = (seconds: number | null) => {
  if (seconds === null) return 'open';
  const ms = toMs(seconds);
  return formatTimecode(ms, ms % 1000 !== 0);
};
const quoted = (title: string) => `“${isolate(title)}”`;

/**
 * Description of a chapter's change, with old values when `before` is known; null when only the order index changed.
 */
function describeChange(fields: ChapterDraft, before: Chapter | undefined): string | null {
  const name = quoted(fields.title);
  if (before === undefined) return `Chapter ${name} changed`;
  const parts = [
    before.title !== fields.title && `${quoted(before.title)} → ${name}`,
    before.start_time_seconds !== fields.start_time_seconds &&
      `start ${timeText(before.start_time_seconds)} → ${timeText(fields.start_time_seconds)}`,
    before.end_time_seconds !== fields.end_time_seconds &&
      `end ${timeText(before.end_time_seconds)} → ${timeText(fields.end_time_seconds)}`,
    before.description !== fields.description && 'transcript or captions',
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const hasNewTitle = before.title !== fields.title;
  return `Chapter ${hasNewTitle ? '' : `${name}: `}${parts.join(', ')}`;
}

function describeChapter({ edit, before }: HistoryEntry): string | null {
  if (isEditOf(edit, 'chapter', 'update')) return describeChange(edit.fields, before);
  if (isEditOf(edit, 'chapter', 'create')) return `Chapter ${quoted(edit.fields.title)} added`;
  if (before !== undefined) return `Chapter ${quoted(before.title)} deleted`;
  return describeEdit(edit);
}

/**
 * Summary of a step. A step of chapters names each with old and new values and the recording's language, as in 'Chapter
 * “Gate”: start 0:10 → 0:12 (hi)'.
 */
export function describeEntries(
  entries: readonly HistoryEntry[],
  languageOf: (mediaId: string) => string | undefined,
): string {
  const edits = entries.map(({ edit }) => edit);
  const [first] = edits;
  if (first === undefined || !edits.every(({ entity }) => entity === 'chapter')) {
    return describeStep(edits);
  }
  const language = 'mediaId' in first.ref ? languageOf(first.ref.mediaId) : undefined;
  const where = language === undefined ? '' : ` (${language})`;
  const texts = entries.map(describeChapter).filter((text) => text !== null);
  if (texts.length === 0) return `Chapters renumbered${where}`;
  return texts.length > NAMED
    ? `${texts.length} chapters changed${where}`
    : `${texts.join('; ')}${where}`;
}
