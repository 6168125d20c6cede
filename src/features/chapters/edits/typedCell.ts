import { type ChapterChange, type ChapterCommand } from '../../../domain/chapters/chapterCommand';
import { applyToWorkingCopy, type WorkingCopy } from './workingCopy';
import { invalidTimeMessage, parseTimeInput } from './timecodeInput';

/** Editable cells of a row, in column order. */
export const cellFields = ['title', 'start', 'end'] as const;
export type CellField = (typeof cellFields)[number];

/** Text of a chapter's open field that differs from the stored value. */
export interface TypedCell {
  id: string;
  field: CellField | 'description';
  text: string;
}

/** The change that a typed text expresses, with the label of its undo step; otherwise the reason for its refusal. */
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

/** The command for a typed text, with the label of its undo step; otherwise the reason for its refusal. */
export function commandOfCell({
  id,
  field,
  text,
}: TypedCell): { command: ChapterCommand; label: string } | { refused: string } {
  const read = changeOfCell(field, text);
  if ('refused' in read) return read;
  return { command: { kind: 'change', id, change: read.change }, label: read.label };
}

/** The working copy with the open field's text applied; unchanged without an open field or when its text is refused. */
export function withTypedCell(
  work: WorkingCopy,
  typed: TypedCell | null,
  durationMs: number | null,
): WorkingCopy {
  const read = typed === null ? null : commandOfCell(typed);
  if (read === null || 'refused' in read) return work;
  return applyToWorkingCopy(work, read.command, { durationMs, label: read.label }).work;
}
