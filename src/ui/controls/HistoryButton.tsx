import { lazy, Suspense } from 'react';
import HistoryIcon from '@mui/icons-material/History';
import { type HistoryListProps } from './HistoryList';
import { PopoverButton, type PopoverButtonProps } from './PopoverButton';

/** Loaded when the history is first opened. */
const HistoryList = lazy(async () => ({ default: (await import('./HistoryList')).HistoryList }));

interface HistoryButtonProps extends HistoryListProps {
  command: PopoverButtonProps['command'];
}

/** Button with the history of a record's changes made in this browser. */
export function HistoryButton({ command, ...props }: HistoryButtonProps) {
  return (
    <PopoverButton label="History" icon={<HistoryIcon />} width={360} command={command}>
      {() => (
        <Suspense fallback={null}>
          <HistoryList {...props} />
        </Suspense>
      )}
    </PopoverButton>
  );
}
