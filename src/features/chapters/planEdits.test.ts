import fc from 'fast-check';
import { type Chapter, type ChapterDraft } from '../../domain/chapter';
import { type Edit } from '../../state/outbox/edit';
import { draftFrom, planChange, planCreation, planRemoval, type ChapterPlan } from './planEdits';

/** What a worker holds after the edits of a plan. */
function apply(chapters: readonly Chapter[], { edit, ranks }: ChapterPlan): Chapter[] {
  return [edit, ...ranks].reduce<Chapter[]>(
    (stored, each: Edit | null) => {
      if (each?.kind === 'chapter created') {
        return [...stored, { ...each.draft, id: 'new', media_id: each.mediaId }];
      }
      if (each?.kind === 'chapter removed') {
        return stored.filter((chapter) => chapter.id !== each.chapterId);
      }
      if (each?.kind !== 'chapter changed') return stored;
      return stored.map((chapter) =>
        chapter.id === each.chapterId ? { ...chapter, ...each.draft } : chapter,
      );
    },
    [...chapters],
  );
}

/** Chapters at different starts, with whatever ranks they came with. */
const stored = fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 8 }).chain((starts) =>
  fc.array(fc.nat(9), { minLength: starts.length, maxLength: starts.length }).map((ranks) =>
    starts.map((start, place): Chapter => {
      const id = `c${place}`;
      return {
        ...{ id, media_id: 'm', title: id, description: '', end_time_seconds: null },
        ...{ start_time_seconds: start, order_index: ranks[place] ?? 0 },
      };
    }),
  ),
);
const draft = fc.integer({ min: 501, max: 999 }).map((start): ChapterDraft => ({
  ...{ title: 'Gate', description: '', start_time_seconds: start - 0.5 },
  ...{ end_time_seconds: null, order_index: 0 },
}));

function expectRanked(chapters: readonly Chapter[]) {
  const ranks = [...chapters]
    .sort((a, b) => a.start_time_seconds - b.start_time_seconds)
    .map((chapter) => chapter.order_index);
  expect(ranks).toEqual(chapters.map((_, rank) => rank));
}

describe('whatever is done to the chapters', () => {
  it('leaves them ranked by start, and sends only those that change', () => {
    fc.assert(
      fc.property(stored, draft, fc.nat(7), (chapters, entered, pick) => {
        const chapter = chapters[pick % chapters.length];
        if (chapter === undefined) return;
        const plans = [
          planCreation(chapters, 'm', entered),
          planChange(chapters, chapter, entered),
          planRemoval(chapters, chapter),
        ];
        for (const plan of plans) {
          expectRanked(apply(chapters, plan));
          for (const rank of plan.ranks) {
            if (rank.kind !== 'chapter changed') throw new Error('Not a rank');
            const before = chapters.find((each) => each.id === rank.chapterId);
            expect(rank.draft).not.toEqual(before && draftFrom(before));
          }
        }
      }),
    );
  });

  it('is nothing at all when nothing changed', () => {
    fc.assert(
      fc.property(stored, fc.nat(7), (unranked, pick) => {
        const chapter = unranked[pick % unranked.length];
        if (chapter === undefined) return;
        const chapters = apply(unranked, planChange(unranked, chapter, draftFrom(chapter)));
        const ranked = chapters.find((each) => each.id === chapter.id);
        if (ranked === undefined) throw new Error('Lost');
        expect(planChange(chapters, ranked, draftFrom(ranked))).toEqual({ edit: null, ranks: [] });
      }),
    );
  });
});
