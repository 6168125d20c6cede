import { lazy, Suspense } from 'react';
import HistoryIcon from '@mui/icons-material/History';
import { type HistoryListProps } from './HistoryList';
import { PopoverButton } from './PopoverButton';

/** Loaded when it is first opened. */
const HistoryList = lazy(async () => ({ default: (await import('./HistoryList')).HistoryList }));

/** History of a record's changes made in this browser. */
export function HistoryButton(props: HistoryListProps) {
  return (
    <PopoverButton label="History" icon={<HistoryIcon />} width={360}>
      {() => (
        <Suspense fallback={null}>
          <HistoryList {...props} />
        </Suspense>
      )}
    </PopoverButton>
  );
}
