import fc from 'fast-check';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import {
  applyToWorkingCopy,
  baseAsSeen,
  countChanges,
  createWorkingCopy,
  markStored,
  rebaseDraft,
  rebaseWorkingCopy,
  unsavedChangesOf,
  type WorkingCopy,
} from './workingCopy';
import { undoEdit } from '../../../domain/chapters/undoHistory';

const chapter = (id: string, values: Partial<EditedChapter> = {}): EditedChapter => ({
  id,
  title: id,
  description: '',
  startMs: 0,
  endMs: null,
  orderIndex: 0,
  ...values,
});
const titled = (title: string) => [chapter('a', { title })];
const rename = (work: WorkingCopy, title: string) =>
  applyToWorkingCopy(
    work,
    { kind: 'change', id: 'a', change: { title } },
    { label: 'Rename', durationMs: null },
  ).work;
const present = ({ history }: WorkingCopy) => history.present;
const seenTitle = ({ seen }: WorkingCopy) => seen.get('a')?.title;
const isDirty = (work: WorkingCopy) => countChanges(unsavedChangesOf(work)) > 0;

describe('a working copy whose chapters are stored anew', () => {
  it('keeps a title that was changed here and elsewhere, with the one that it was made from', () => {
    const work = rebaseWorkingCopy(
      rename(createWorkingCopy(titled('Gate')), 'Ours'),
      titled('Theirs'),
    );
    expect(present(work)).toEqual(titled('Ours'));
    expect(work.base).toEqual(titled('Theirs'));
    expect(seenTitle(work)).toBe('Gate');
    // Another change by others leaves the seen value as it was.
    expect(seenTitle(rebaseWorkingCopy(work, titled('Theirs again')))).toBe('Gate');
    expect(seenTitle(rebaseWorkingCopy(work, titled('Gate')))).toBeUndefined();
    expect(seenTitle(rebaseWorkingCopy(work, titled('Ours')))).toBeUndefined();
  });

  it('takes in the other fields of a chapter that was changed here', () => {
    const stored = [chapter('a', { title: 'Gate', startMs: 5 })];
    const work = rebaseWorkingCopy(rename(createWorkingCopy(titled('Gate')), 'Ours'), stored);
    expect(present(work)).toEqual([chapter('a', { title: 'Ours', startMs: 5 })]);
    expect(work.seen.size).toBe(0);
  });

  it('takes a title as seen once its change was undone and another one made', () => {
    const rebased = rebaseWorkingCopy(
      rename(createWorkingCopy(titled('Gate')), 'Ours'),
      titled('Theirs'),
    );
    const undone = { ...rebased, history: undoEdit(rebased.history) };
    expect(present(undone)).toEqual(titled('Theirs'));
    expect(isDirty(undone)).toBe(false);
    expect(seenTitle(rename(undone, 'Ours after all'))).toBeUndefined();
  });

  it('has nothing to ask about what it stored itself, and can undo it', () => {
    const sent = rename(rename(createWorkingCopy(titled('Gate')), 'First'), 'Ours');
    const [row = null] = present(sent);
    const typedOn = rename(markStored(sent, 'a', row), 'Typed meanwhile');
    const work = rebaseWorkingCopy(typedOn, titled('Ours'));
    expect(present(work)).toEqual(titled('Typed meanwhile'));
    expect(work.seen.size).toBe(0);
    expect(present({ ...work, history: undoEdit(undoEdit(work.history)) })).toEqual(
      titled('First'),
    );
    expect(isDirty(markStored(sent, 'a', row))).toBe(false);
    expect(markStored(sent, 'a', null).base).toEqual([]);
  });

  it('is the same after a reload: its draft begins with what was seen', () => {
    const work = rebaseWorkingCopy(
      rename(createWorkingCopy(titled('Gate')), 'Ours'),
      titled('Theirs'),
    );
    const restored = rebaseDraft(present(work), baseAsSeen(work), titled('Theirs'));
    expect({ ...restored, history: null }).toEqual({ ...work, history: null });
    expect(present(restored)).toEqual(present(work));
    expect(present({ ...restored, history: undoEdit(restored.history) })).toEqual(titled('Theirs'));
  });
});

const values = fc.record({
  title: fc.constantFrom('A', 'B', 'C'),
  description: fc.constantFrom('', 'D'),
  startMs: fc.constantFrom(0, 1, 2),
  endMs: fc.constantFrom(null, 10, 11),
});
const names = ['title', 'description', 'startMs', 'endMs'] as const;
const idOf = (index: number) => `c${index}`;
const lists = fc
  .array(fc.option(values), { minLength: 3, maxLength: 3 })
  .map((rows): ChapterList =>
    rows.flatMap((row, index) => (row === null ? [] : [chapter(idOf(index), row)])),
  );
const changedTo = (base: ChapterList, chapters: ChapterList): WorkingCopy => {
  const begun = createWorkingCopy(base);
  return { ...begun, history: { ...begun.history, present: chapters } };
};

it('overwrites no stored value without knowing the one that it was made from', () => {
  fc.assert(
    fc.property(lists, lists, lists, lists, (base, ours, first, second) => {
      const work = [first, second].reduce(rebaseWorkingCopy, changedTo(base, ours));
      for (const row of present(work)) {
        const now = second.find(({ id }) => id === row.id);
        const begun = base.find(({ id }) => id === row.id);
        const own = ours.find(({ id }) => id === row.id);
        if (now === undefined || begun === undefined || own === undefined) continue;
        if (!first.some(({ id }) => id === row.id)) continue;
        for (const name of names) {
          if (row[name] === now[name]) continue;
          // The written value is the person's own; a save compares it with the value that they started from.
          expect(row[name]).toBe(own[name]);
          expect(baseAsSeen(work).find(({ id }) => id === row.id)?.[name]).toBe(begun[name]);
        }
      }
    }),
  );
});

it('changes nothing where the same chapters are stored again', () => {
  fc.assert(
    fc.property(lists, lists, lists, (base, ours, stored) => {
      const work = rebaseWorkingCopy(changedTo(base, ours), stored);
      expect(rebaseWorkingCopy(work, [...stored])).toBe(work);
    }),
  );
});
