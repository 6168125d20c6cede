import { type ChapterChange, type ChapterCommand } from '../../../domain/chapters/chapterCommand';
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

/** The change that a typed text means, with the label of its undo step; or why it is refused. */
export function changeOfCell(
  field: TypedCell['field'],
  text: string,
): { change: ChapterChange; label: string } | { refused: string } {
  if (field === 'title') return { change: { title: text.trim() }, label: 'Rename' };
  if (field === 'description') return { change: { description: text }, label: 'Describe' };
  const isOpenEnded = field === 'end' && text.trim() === '';
  const ms = isOpenEnded ? null : parseTimeInput(text);
  if (ms === null && !isOpenEnded) return { refused: invalidTimeMessage(text) };
  return field === 'start'
    ? { change: { startMs: ms ?? 0 }, label: 'Set start' }
    : { change: { endMs: ms }, label: 'Set end' };
}

/** The command that makes the change of a typed text, with the label of its undo step; or why it is refused. */
export function commandOfCell({
  id,
  field,
  text,
}: TypedCell): { command: ChapterCommand; label: string } | { refused: string } {
  const read = changeOfCell(field, text);
  if ('refused' in read) return read;
  return { command: { kind: 'change', id, change: read.change }, label: read.label };
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
