import { useEffect, useState } from 'react';
import { numberIn } from '../../../domain/jsonReader';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { personRecords } from '../../../state/storage/personRecords';
import { MAX_ROWS } from './waitingItems';

const RECORD = 'waiting-rows';

/**
 * Rows that have their place before they are read: as many as the person's last visit on this device had, and after a
 * change of the content language as many as the former one had. `count` is null while they are being read.
 */
export function useReservedRows(count: number | null, language: string): number {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [reserved, setReserved] = useState(() => {
    const kept = numberIn(personRecords.read(personId, RECORD), null) ?? MAX_ROWS + 1;
    return Math.min(Math.max(1, kept), MAX_ROWS + 1);
  });
  const [first] = useState(language);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && language !== first) setHasChanged(true);
  const shown = Math.max(1, count ?? reserved);
  if (hasChanged && shown !== reserved) setReserved(shown);
  useEffect(() => {
    if (count !== null) personRecords.write(personId, RECORD, count);
  }, [personId, count]);
  return reserved;
}
