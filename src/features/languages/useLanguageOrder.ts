import useEventCallback from '@mui/utils/useEventCallback';
import { useMemo, useState } from 'react';
import { type Language } from '../../domain/languages/language';
import { reorder } from '../../domain/tours/reorder';
import { type RecordSort } from '../../ui/gridRows/RecordColumn';
import { useMovePreview, type RowMove } from '../../ui/hooks/useMovePreview';
import { orderStep, type LanguageStep } from './languageStep';

type SortOrders = ReadonlyMap<string, number>;
type SendStep = (step: LanguageStep) => Promise<boolean>;

const byOrder: RecordSort = { key: 'order', dir: 'asc' };
const unmoved: SortOrders = new Map();

const ordersAfter = (languages: readonly Language[], { id, to }: RowMove): SortOrders =>
  reorder(
    languages.map((language) => ({ id: language.id, order_index: language.sort_order })),
    id,
    to,
  );

/** Languages with new sort orders, sorted; unmoved ones keep their identity. */
function applyOrders(languages: readonly Language[], orders: SortOrders): readonly Language[] {
  if (orders.size === 0) return languages;
  return languages
    .map((language) => {
      const sort_order = orders.get(language.id);
      return sort_order === undefined ? language : { ...language, sort_order };
    })
    .sort((a, b) => a.sort_order - b.sort_order);
}

/** Order of the languages: previewed during a drag, sent on drop with as few new sort orders as possible. */
function useMoves(languages: readonly Language[], sendStep: SendStep) {
  /** Sort orders in flight. */
  const [sent, setSent] = useState<SortOrders>(unmoved);

  const settled = useMemo(() => applyOrders(languages, sent), [languages, sent]);
  const send = async (orders: SortOrders) => {
    setSent(orders);
    await sendStep(orderStep(settled, orders));
    setSent(unmoved);
  };

  const { move, onPreview, onSettle } = useMovePreview((dropped) => {
    const orders = ordersAfter(settled, dropped);
    if (orders.size > 0) void send(orders);
  });
  const shown = useMemo(
    () => (move === null ? settled : applyOrders(settled, ordersAfter(settled, move))),
    [settled, move],
  );

  return { shown, isSending: sent !== unmoved, onPreview, onSettle };
}

/** Languages in display order, with drag-and-drop for the grid while sorted by sort order. */
export function useLanguageOrder(
  languages: readonly Language[],
  changeRefusal: string | null,
  sendStep: SendStep,
) {
  const [sort, onSortChange] = useState<RecordSort | null>(byOrder);
  const { shown, isSending, ...moves } = useMoves(languages, sendStep);
  const onPreview = useEventCallback(moves.onPreview);
  const onSettle = useEventCallback(moves.onSettle);
  const reorder = useMemo(() => {
    const isByOrder = sort?.key === byOrder.key && sort.dir === byOrder.dir;
    const orderRefusal = isByOrder ? null : 'Sort by sort order to move languages';
    const refusal = isSending ? 'The new order is being saved' : (changeRefusal ?? orderRefusal);
    return { noun: 'language', group: 'Languages', refusal, onPreview, onSettle };
  }, [sort, isSending, changeRefusal, onPreview, onSettle]);
  return { shown, sort, onSortChange, reorder };
}
