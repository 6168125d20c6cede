import { useState } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { personRecords } from '../../../state/storage/personRecords';
import { shareOrders, type ShareOrder } from './languageShares';

const RECORD = 'texts-order';

/** Order of the languages, stored per person on this device. */
export function useShareOrder(): [ShareOrder, (order: ShareOrder) => void] {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [order, setOrder] = useState(() => {
    const kept = personRecords.read(personId, RECORD);
    return shareOrders.find((each) => each === kept) ?? 'as listed';
  });
  const choose = (next: ShareOrder) => {
    setOrder(next);
    personRecords.write(personId, RECORD, next);
  };
  return [order, choose];
}
