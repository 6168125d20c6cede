import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Problem } from '../../domain/problem';
import { useProblemText } from '../hooks/useProblemText';

export interface ProblemNoteProps {
  problem: Problem;
  /** Age of the data shown, from formatAge: 'from 5 min ago'. */
  age?: string;
  onRetry?: () => void;
}

/** Note above data that stays on screen although revalidation failed. */
export function ProblemNote({ problem, age, onRetry }: ProblemNoteProps) {
  const text = useProblemText(problem);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        pl: 1.5,
        pr: 0.5,
        py: '3px',
        border: '1px solid var(--warning-line)',
        borderRadius: 1,
        backgroundColor: 'var(--warning-tint)',
        fontSize: 13,
      }}
    >
      <CloudOffOutlined sx={{ fontSize: 16, color: 'warning.main' }} aria-hidden />
      <Box component="span" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {text}
        {age !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` Showing data ${age}.`}
          </Box>
        )}
      </Box>
      {onRetry !== undefined && (
        <Button onClick={onRetry} sx={{ height: 28 }}>
          Retry
        </Button>
      )}
    </Box>
  );
}
