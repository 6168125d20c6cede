import { type Chapter, type ChapterDraft } from '../../domain/chapter';
import { rankedOrder, toMs } from '../../domain/chapterTimes';
import { type Edit } from '../../state/outbox/edit';
import { placedOf } from './chapterEntry';

/** What a person did, and the chapters whose rank it moved. */
export interface ChapterPlan {
  /** Null: nothing changed. */
  edit: Edit | null;
  ranks: Edit[];
}

/** A new chapter has no id yet; nothing else is at its start, so that no tie is broken by it. */
const NEW = '';

export function draftFrom(chapter: Chapter): ChapterDraft {
  const { title, description, start_time_seconds, end_time_seconds, order_index } = chapter;
  return { title, description, start_time_seconds, end_time_seconds, order_index };
}

function rankEdits(chapters: readonly Chapter[], leftOut: string): Edit[] {
  const placed = chapters.map((chapter) => ({ ...placedOf(chapter), chapter }));
  return rankedOrder(placed).flatMap(({ chapter: { chapter }, rank }): Edit[] => {
    const { id, media_id } = chapter;
    if (id === leftOut) return [];
    const draft = { ...draftFrom(chapter), order_index: rank };
    return [{ kind: 'chapter changed', mediaId: media_id, chapterId: id, draft }];
  });
}

/** How many of the others start before. */
function rankOf(others: readonly Chapter[], draft: ChapterDraft): number {
  const startMs = toMs(draft.start_time_seconds);
  return others.filter((chapter) => placedOf(chapter).startMs < startMs).length;
}

export function planCreation(
  chapters: readonly Chapter[],
  mediaId: string,
  entered: ChapterDraft,
): ChapterPlan {
  const draft = { ...entered, order_index: rankOf(chapters, entered) };
  const all = [...chapters, { ...draft, id: NEW, media_id: mediaId }];
  return { edit: { kind: 'chapter created', mediaId, draft }, ranks: rankEdits(all, NEW) };
}

export function planChange(
  chapters: readonly Chapter[],
  chapter: Chapter,
  entered: ChapterDraft,
): ChapterPlan {
  const others = chapters.filter((other) => other.id !== chapter.id);
  const draft = { ...entered, order_index: rankOf(others, entered) };
  const before = draftFrom(chapter);
  const keys = Object.keys(draft) as (keyof ChapterDraft)[]; // of a draft, and no others
  const { id: chapterId, media_id: mediaId } = chapter;
  const isChanged = keys.some((key) => draft[key] !== before[key]);
  return {
    edit: isChanged ? { kind: 'chapter changed', mediaId, chapterId, draft } : null,
    ranks: rankEdits([...others, { ...chapter, ...draft }], chapterId),
  };
}

export function planRemoval(chapters: readonly Chapter[], chapter: Chapter): ChapterPlan {
  const left = chapters.filter((other) => other.id !== chapter.id);
  return {
    edit: { kind: 'chapter removed', chapterId: chapter.id },
    ranks: rankEdits(left, chapter.id),
  };
}
