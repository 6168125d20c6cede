import { useEffect, useState } from 'react';
import { numberIn } from '../../../domain/jsonReader';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { personRecords } from '../../../state/storage/personRecords';
import { MAX_ROWS } from './waitingItems';

const RECORD = 'waiting-rows';

/**
 * Number of rows whose height is reserved while items load: that of the person's last visit on this device, or after a
 * switch of the content language, that of the previous language. `count` is null while loading.
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
