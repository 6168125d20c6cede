import { useMemo, useState } from 'react';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';

/** A key for each proposal: its start, and its index among the proposals with the same start. */
function keysOf(proposals: readonly ChapterProposal[]): string[] {
  const seen = new Map<number, number>();
  return proposals.map(({ startMs }) => {
    const count = seen.get(startMs) ?? 0;
    seen.set(startMs, count + 1);
    return `${startMs} ${count}`;
  });
}

const none: ReadonlySet<string> = new Set();

/**
 * Selected proposals by index. New proposals start fully selected; with `isLasting`, for suggestions adjusted by
 * sliders, a deselected start stays deselected.
 */
export function useProposalSelection(proposals: readonly ChapterProposal[], isLasting: boolean) {
  const keys = useMemo(() => keysOf(proposals), [proposals]);
  const [left, setLeft] = useState({ of: proposals, keys: none });
  const deselected = isLasting || left.of === proposals ? left.keys : none;
  const selected: ReadonlySet<number> = useMemo(
    () => new Set([...keys.keys()].filter((index) => !deselected.has(keys[index] ?? ''))),
    [keys, deselected],
  );
  const setDeselected = (next: ReadonlySet<string>) => setLeft({ of: proposals, keys: next });
  const select = (index: number, isSelected: boolean) => {
    const next = new Set(deselected);
    const key = keys[index] ?? '';
    if (isSelected) next.delete(key);
    else next.add(key);
    setDeselected(next);
  };
  return {
    selected,
    select,
    selectAll: () => setDeselected(none),
    selectNone: () => setDeselected(new Set(keys)),
  };
}
