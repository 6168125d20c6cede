import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { forgetEntry } from '../../state/sync/outboxActions';
import { type UnreadableEntry } from '../../state/outbox/storedEntry';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';

/** A stored edit that this version of the console can't read. */
export function UnreadableItem({ entry }: { entry: UnreadableEntry }) {
  const dispatch = useConsoleDispatch();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.5 }}>
      <Box sx={{ flex: 1 }}>
        An edit that this version of the console can’t read. Export it, or open the newer version.
      </Box>
      <Button size="small" variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard this edit?"
        text="It will not be sent, and can’t be brought back."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          void dispatch(forgetEntry(entry.id));
        }}
        onClose={() => setIsAsking(false)}
      />
    </Box>
  );
}
