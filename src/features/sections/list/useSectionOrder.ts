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

/** Sections with new order indices, sorted; those that do not move keep their identity. */
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
 * Reordering of a tour's sections: an optimistic update while the drag goes on, saved when it ends,
 * as one step of the history. If the worker refuses a part, the whole step is rolled back.
 */
export function useSectionOrder(sections: readonly SectionView[] | null) {
  const dispatch = useConsoleDispatch();
  /** Order changes that are being saved, shown meanwhile. */
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

  /** Puts sections together at index `to` of those that stay. A failure has been reported when this resolves. */
  const moveTogether = async (ids: ReadonlySet<string>, to: number): Promise<MoveOutcome> => {
    const orderIndices = reorderTogether(pendingOrder, ids, to);
    if (orderIndices.size === 0) return { kind: 'unmoved' };
    const step = nanoid();
    return (await save(orderIndices, step)) ? { kind: 'moved', step } : { kind: 'failed' };
  };

  return { shown: sections === null ? null : shown, onPreview, onSettle, moveTogether };
}
