import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { forgetEntry } from '../../state/sync/outboxActions';
import { type UnreadableEntry } from '../../state/outbox/storedEntry';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';

/** Stored edit that this version of the console cannot read. */
export function UnreadableItem({ entry }: { entry: UnreadableEntry }) {
  const dispatch = useConsoleDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.5 }}>
      <Box sx={{ flex: 1 }}>
        An edit that this version of the console can’t read. Export it, or open the newer version.
      </Box>
      <Button size="small" variant="outlined" color="error" onClick={() => setIsConfirming(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Discard this edit?"
        text="It will not be sent and cannot be restored."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={() => {
          setIsConfirming(false);
          void dispatch(forgetEntry(entry.id));
        }}
        onClose={() => setIsConfirming(false)}
      />
    </Box>
  );
}
