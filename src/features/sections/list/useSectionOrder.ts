import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { reorder } from '../../../domain/tours/reorder';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { undoStep } from '../../../state/undo/undoStep';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type SectionView } from '../../../state/select/selectSections';

type Places = ReadonlyMap<string, number>;

interface Move {
  id: string;
  to: number;
}

const FAILED = 'Failed to update section';
const SILENT = { done: null, failed: null };

/** The sections at other places, in their order; those that stay where they are keep their objects. */
function placed(sections: readonly SectionView[], places: Places): readonly SectionView[] {
  if (places.size === 0) return sections;
  return sections
    .map((section) => {
      const order_index = places.get(section.id) ?? section.order_index;
      return order_index === section.order_index ? section : { ...section, order_index };
    })
    .sort((a, b) => a.order_index - b.order_index);
}

/**
 * The order of a tour's sections as the person changes it: shown at once, stored when it is settled,
 * as one step of the history. What the worker refuses in the middle is put back as a whole.
 */
export function useSectionOrder(sections: readonly SectionView[] | null) {
  const dispatch = useConsoleDispatch();
  /** Settled, until it is stored: shown meanwhile. */
  const [pending, setPending] = useState<readonly Places[]>([]);
  const [held, setHeld] = useState<Move | null>(null);
  const latest = useRef<Move | null>(null);

  const settled = useMemo(
    () => pending.reduce<readonly SectionView[]>(placed, sections ?? []),
    [sections, pending],
  );
  const shown = useMemo(
    () => (held === null ? settled : placed(settled, reorder(settled, held.id, held.to))),
    [settled, held],
  );

  const save = useCallback(
    async (places: Places) => {
      const step = nanoid();
      const edits = [...places].map(([sectionId, order_index]): Edit => {
        return { entity: 'section', action: 'update', ref: { sectionId }, fields: { order_index } };
      });
      setPending((known) => [...known, places]);
      const outcome = await dispatch(saveEdits(edits, SILENT, { step }));
      setPending((known) => known.filter((one) => one !== places));
      if (outcome.ok) return;
      const { failed } =
        outcome.sent === 0 ? { failed: [] } : await dispatch(undoStep(step, { isQuiet: true }));
      const isHalf = failed.length > 0;
      const words = isHalf
        ? `${FAILED}: only a part of the new order is saved`
        : `${FAILED}: the order is as it was`;
      announceOutcome(dispatch, outcome.problem, { done: null, failed: words });
    },
    [dispatch],
  );

  return {
    shown: sections === null ? null : shown,
    onPreview: (id: string, to: number) => {
      latest.current = { id, to };
      setHeld(latest.current);
    },
    onSettle: (isKept: boolean) => {
      const move = latest.current;
      latest.current = null;
      setHeld(null);
      if (!isKept || move === null) return;
      const places = reorder(settled, move.id, move.to);
      if (places.size > 0) void save(places);
    },
  };
}
