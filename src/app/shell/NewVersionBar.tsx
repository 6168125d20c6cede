import Button from '@mui/material/Button';
import SystemUpdateAlt from '@mui/icons-material/SystemUpdateAlt';
import { useState, useSyncExternalStore } from 'react';
import { NoticeBar } from '../../ui/feedback/NoticeBar';
import { useConsoleParts } from './ConsoleContext';

/** Bar that offers to update to a newer version of the console. */
export function NewVersionBar() {
  const { versions } = useConsoleParts();
  const isOffered = useSyncExternalStore(
    (changed) => versions.subscribe(changed),
    () => versions.isOffered,
  );
  const [isBusy, setIsBusy] = useState(false);
  if (!isOffered) return null;
  const accept = () => {
    setIsBusy(true);
    void versions.accept().finally(() => setIsBusy(false));
  };
  return (
    <NoticeBar
      icon={<SystemUpdateAlt aria-hidden />}
      actions={
        <>
          <Button size="small" onClick={() => versions.postpone()} disabled={isBusy}>
            Later
          </Button>
          <Button size="small" variant="outlined" onClick={accept} disabled={isBusy}>
            Reload
          </Button>
        </>
      }
    >
      A new version of the console is ready. Unsent edits and drafts are kept.
    </NoticeBar>
  );
}
