import { type ChapterCommand } from '../../../domain/chapters/chapterCommand';
import { applyToWorkingCopy, type WorkingCopy } from './workingCopy';
import { invalidTimeMessage, parseTimeInput } from './timecodeInput';

/** The cells of a row that can be edited, in their order. */
export const cellFields = ['title', 'start', 'end'] as const;
export type CellField = (typeof cellFields)[number];

/** Text in a field of a chapter that is open and differs from the chapter's own. */
export interface TypedCell {
  id: string;
  field: CellField | 'description';
  text: string;
}

/** The command that a typed text stands for, with the label of its undo step; or why it is refused. */
export function commandOfCell({
  id,
  field,
  text,
}: TypedCell): { command: ChapterCommand; label: string } | { refused: string } {
  const change = { kind: 'change', id } as const;
  if (field === 'title') {
    return { command: { ...change, change: { title: text.trim() } }, label: 'Rename' };
  }
  if (field === 'description') {
    return { command: { ...change, change: { description: text } }, label: 'Describe' };
  }
  const isOpenEnded = field === 'end' && text.trim() === '';
  const ms = isOpenEnded ? null : parseTimeInput(text);
  if (ms === null && !isOpenEnded) return { refused: invalidTimeMessage(text) };
  return field === 'start'
    ? { command: { ...change, change: { startMs: ms ?? 0 } }, label: 'Set start' }
    : { command: { ...change, change: { endMs: ms } }, label: 'Set end' };
}

/** The working copy with the text of the open field; as it is where there is none, or it is refused. */
export function withTypedCell(
  work: WorkingCopy,
  typed: TypedCell | null,
  durationMs: number | null,
): WorkingCopy {
  const read = typed === null ? null : commandOfCell(typed);
  if (read === null || 'refused' in read) return work;
  return applyToWorkingCopy(work, read.command, { durationMs, label: read.label }).work;
}
