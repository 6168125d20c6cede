import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { type Problem } from '../../domain/problem';
import { useProblemText } from '../hooks/useProblemText';
import { RetryButton } from '../busy/RetryButton';

export interface ProblemNoteProps {
  /** Description of the failed action, when no toast shows it. */
  title?: string;
  problem: Problem;
  /** Age of the displayed data, from formatAge: 'from 5 min ago'. */
  age?: string;
  onRetry?: () => void;
}

/** Full stop for a text that lacks final punctuation before another sentence. */
const stopAfter = (text: string) => (/[.!?…]$/.test(text.trim()) ? '' : '.');

/** Note above stale data that stays on screen after a failed revalidation. */
export function ProblemNote({ title, problem, age, onRetry }: ProblemNoteProps) {
  const text = useProblemText(problem);
  const Icon = problem.code === 'network' ? CloudOffOutlined : ErrorOutlined;
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
      <Icon sx={{ fontSize: 16, color: 'warning.main' }} aria-hidden />
      <Box component="span" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {title !== undefined && <strong>{`${title}${stopAfter(title)} `}</strong>}
        {text}
        {age !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {`${stopAfter(text)} Showing data ${age}.`}
          </Box>
        )}
      </Box>
      {onRetry !== undefined && <RetryButton onClick={onRetry} sx={{ height: 28 }} />}
    </Box>
  );
}
