import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatAgo } from '../../domain/text/date';
import { PopoverButton } from './PopoverButton';

export interface HistoryLine {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  text: string;
  isUndone: boolean;
  canUndo: boolean;
}

export interface HistoryButtonProps {
  lines: readonly HistoryLine[];
  onUndo: (id: string) => void;
}

/** History of a record's changes made in this browser. */
export function HistoryButton({ lines, onUndo }: HistoryButtonProps) {
  return (
    <PopoverButton label="History" icon={<HistoryIcon />} width={360}>
      {() => (
        <>
          <Box sx={{ mb: 1, fontSize: 12, color: 'text.secondary' }}>
            {lines.length === 0
              ? 'Nothing has been changed from this browser yet.'
              : 'Changed from this browser'}
          </Box>
          <Box
            component="ul"
            aria-label="Changes"
            sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflow: 'auto' }}
          >
            {lines.map(({ id, at, text, isUndone, canUndo }) => (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, fontSize: 13 }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {text}
                  <Box
                    component="span"
                    sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}
                  >
                    <time dateTime={new Date(at).toISOString()}>{formatAgo(at, Date.now())}</time>
                    {isUndone && ' · undone'}
                  </Box>
                </Box>
                {canUndo && (
                  <Button
                    variant="outlined"
                    onClick={() => onUndo(id)}
                    aria-label={`Undo: ${text}`}
                  >
                    Undo
                  </Button>
                )}
              </Box>
            ))}
          </Box>
        </>
      )}
    </PopoverButton>
  );
}
