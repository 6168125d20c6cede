import { useMemo, useState } from 'react';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { nearNote, type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';
import {
  matchByStart,
  takeProposals,
  type TakenProposals,
  type Taking,
} from '../../../domain/chapterFormats/takenProposals';
import { isolate } from '../../../domain/text/script';
import { shortText } from '../../../domain/text/shortText';
import { newChapterId } from '../edits/chapterIds';

interface TakingOptions {
  accepted: ReadonlySet<number>;
  chapters: ChapterList;
  durationMs: number | null;
  /** True when the proposals may change or replace the current chapters. */
  canReplace: boolean;
}

const NAME_LENGTH = 32;

/** The ways of applying proposals with their outcomes, and the chosen way; the default never removes chapters. */
export function useTaking(
  proposals: readonly ChapterProposal[],
  { accepted, chapters, durationMs, canReplace }: TakingOptions,
) {
  const [chosen, setChosen] = useState<Taking | null>(null);
  const matches = useMemo(
    () => (canReplace ? matchByStart(proposals, chapters) : new Map<number, never>()),
    [canReplace, proposals, chapters],
  );
  const canUpdate = matches.size > 0;
  const usual = canUpdate ? 'update' : 'add';
  const taking = chosen === null || (chosen === 'update' && !canUpdate) ? usual : chosen;
  const takes = useMemo(() => {
    const take = (way: Taking): TakenProposals => {
      const idOf = (index: number) => `proposed ${index}`;
      return takeProposals(proposals, accepted, way, { existing: chapters, durationMs, idOf });
    };
    return { add: take('add'), update: take('update'), replace: take('replace') };
  }, [proposals, accepted, chapters, durationMs]);
  const result = takes[taking];
  const noteOf = (index: number): string | null => {
    const after = proposals[index];
    if (taking === 'add') return after === undefined ? null : nearNote(after, chapters);
    const before = matches.get(index);
    if (before === undefined || after === undefined || after.isUntitled === true) return null;
    return before.title === after.title
      ? null
      : `Now “${isolate(shortText(before.title, NAME_LENGTH))}”`;
  };
  return {
    taking,
    choose: setChosen,
    canUpdate,
    takes,
    taken: result,
    noteOf,
    take: () =>
      takeProposals(proposals, accepted, taking, {
        existing: chapters,
        durationMs,
        idOf: (index) => proposals[index]?.id ?? newChapterId(),
      }).chapters,
  };
}

export type TakingChoice = ReturnType<typeof useTaking>;
