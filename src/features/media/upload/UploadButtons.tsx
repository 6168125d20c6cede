import { type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { isSubmitKey } from '../../../ui/dom/isSaveKey';

export const uploadFormStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  maxWidth: 640,
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
} as const;

/** Key handlers of an upload form whose element `root` returns: Ctrl+Enter uploads, Escape closes. */
export function uploadFormKeys(root: () => Element | null, onClose: () => void) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    },
    // Captured before the key could open a focused select.
    onKeyDownCapture(event: KeyboardEvent) {
      if (!isSubmitKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      root()?.querySelector<HTMLElement>('[data-send]')?.click();
    },
  };
}

/** Buttons at the foot of an upload form. */
export function UploadButtons({ label, onClose }: { label: string; onClose: () => void }) {
  const refusal = useConsoleSelector(selectOfflineRefusal);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <RefusableButton
        type="submit"
        data-send=""
        variant="contained"
        color="primary"
        refusal={refusal}
      >
        {label}
      </RefusableButton>
      <Button variant="outlined" onClick={onClose}>
        Cancel
      </Button>
    </Box>
  );
}
