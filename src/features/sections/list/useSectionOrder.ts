import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useMemo, useState } from 'react';
import { reorder, reorderTogether } from '../../../domain/tours/reorder';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { undoStep } from '../../../state/undo/undoStep';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type SectionView } from '../../../state/select/selectSections';
import { type MoveOutcome } from '../bulk/useSectionBulk';
import { useMovePreview } from '../../../ui/hooks/useMovePreview';

type OrderIndices = ReadonlyMap<string, number>;

const FAILED = 'Failed to update section';
const NO_ANNOUNCEMENT = { done: null, failed: null };

/** Sections with new order indices, sorted; unmoved sections keep their identity. */
function applyOrder(
  sections: readonly SectionView[],
  orderIndices: OrderIndices,
): readonly SectionView[] {
  if (orderIndices.size === 0) return sections;
  return sections
    .map((section) => {
      const order_index = orderIndices.get(section.id) ?? section.order_index;
      return order_index === section.order_index ? section : { ...section, order_index };
    })
    .sort((a, b) => a.order_index - b.order_index);
}

/**
 * Reordering of a tour's sections: an optimistic update during the drag, saved at its end as one history step. If the
 * worker rejects part of it, the whole step is rolled back.
 */
export function useSectionOrder(sections: readonly SectionView[] | null) {
  const dispatch = useConsoleDispatch();
  /** Order changes being saved, displayed optimistically. */
  const [pending, setPending] = useState<readonly OrderIndices[]>([]);

  const pendingOrder = useMemo(
    () => pending.reduce<readonly SectionView[]>(applyOrder, sections ?? []),
    [sections, pending],
  );
  const save = useCallback(
    async (orderIndices: OrderIndices, step = nanoid()): Promise<boolean> => {
      const edits = [...orderIndices].map(([sectionId, order_index]): Edit => {
        return { entity: 'section', action: 'update', ref: { sectionId }, fields: { order_index } };
      });
      setPending((current) => [...current, orderIndices]);
      const outcome = await dispatch(saveEdits(edits, NO_ANNOUNCEMENT, { step }));
      setPending((current) => current.filter((saved) => saved !== orderIndices));
      if (outcome.ok) return true;
      const { failed } =
        outcome.sent === 0 ? { failed: [] } : await dispatch(undoStep(step, { isSilent: true }));
      const isPartlySaved = failed.length > 0;
      const message = isPartlySaved
        ? `${FAILED}: only part of the new order was saved`
        : `${FAILED}: the order is unchanged`;
      announceOutcome(dispatch, outcome.problem, { done: null, failed: message });
      return false;
    },
    [dispatch],
  );

  const { move, onPreview, onSettle } = useMovePreview(({ id, to }) => {
    const orderIndices = reorder(pendingOrder, id, to);
    if (orderIndices.size > 0) void save(orderIndices);
  });
  const shown = useMemo(
    () =>
      move === null
        ? pendingOrder
        : applyOrder(pendingOrder, reorder(pendingOrder, move.id, move.to)),
    [pendingOrder, move],
  );

  /**
   * Moves sections as one block to index `to` among the remaining sections. Failures are already reported when it
   * resolves.
   */
  const moveTogether = async (ids: ReadonlySet<string>, to: number): Promise<MoveOutcome> => {
    const orderIndices = reorderTogether(pendingOrder, ids, to);
    if (orderIndices.size === 0) return { kind: 'unmoved' };
    const step = nanoid();
    return (await save(orderIndices, step)) ? { kind: 'moved', step } : { kind: 'failed' };
  };

  return { shown: sections === null ? null : shown, onPreview, onSettle, moveTogether };
}
