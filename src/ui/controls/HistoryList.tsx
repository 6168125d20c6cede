import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatAgo, formatDate } from '../../domain/text/date';

export interface HistoryLine {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  text: string;
  isUndone: boolean;
  canUndo: boolean;
}

export interface HistoryListProps {
  lines: readonly HistoryLine[];
  /** Creation time of the record, on any device; null when unknown. */
  createdAt: string | null;
  onUndo: (id: string) => void;
}

const quiet = { my: 0.5, fontSize: 12, color: 'text.secondary' };

/** Changes of a record made in this browser, newest first, followed by its creation. */
export function HistoryList({ lines, createdAt, onUndo }: HistoryListProps) {
  return (
    <>
      <Box sx={quiet}>
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
              <Button variant="outlined" onClick={() => onUndo(id)} aria-label={`Undo: ${text}`}>
                Undo
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {createdAt !== null && <Box sx={quiet}>{`Created ${formatDate(createdAt)}`}</Box>}
    </>
  );
}
