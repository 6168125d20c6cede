import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { countOf } from '../../../domain/text/count';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';

interface SectionMoveDialogProps {
  movedCount: number;
  /** Highest allowed position of the first moved section, 1-based. */
  lastPosition: number;
  onMove: (position: number) => void;
  onClose: () => void;
}

/** Dialog for the target position of the selected sections. */
export function SectionMoveDialog(props: SectionMoveDialogProps) {
  const { movedCount, lastPosition, onMove, onClose } = props;
  const id = useId();
  const [text, setText] = useState('');
  const position = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  const isPosition = position >= 1 && position <= lastPosition;
  const isWrong = text.trim() !== '' && !isPosition;
  return (
    <ConfirmDialog
      open
      title={`Move ${countOf(movedCount, 'section')}`}
      confirmLabel="Move"
      confirmDisabled={!isPosition}
      onConfirm={() => onMove(position)}
      onClose={onClose}
    >
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontSize: 13 }}>
        {movedCount === 1 ? 'Place in the tour' : 'Place of the first of them in the tour'}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus
        autoComplete="off"
        value={text}
        error={isWrong}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ inputMode: 'numeric', 'aria-describedby': `${id}-help` }}
      />
      <Box
        id={`${id}-help`}
        sx={{ mt: 0.75, fontSize: 12, color: isWrong ? 'error.main' : 'text.secondary' }}
      >
        A number from 1 to {lastPosition}
        {movedCount > 1 && '; the others follow it in their order'}
      </Box>
    </ConfirmDialog>
  );
}
