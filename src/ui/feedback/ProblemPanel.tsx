import { type ReactNode } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Problem } from '../../domain/problem';
import { useProblemText } from '../hooks/useProblemText';
import { RetryButton } from '../busy/RetryButton';

export interface ProblemPanelProps {
  /** Failed operation: 'Creation Failed'. */
  title?: string;
  problem: Problem;
  onRetry?: () => void;
  actions?: ReactNode;
}

/** Error panel in place of the data or result. */
export function ProblemPanel(props: ProblemPanelProps) {
  const { title = 'Something went wrong', problem, onRetry, actions } = props;
  const text = useProblemText(problem);
  const fields = Object.entries(problem.fields ?? {});
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: '1px solid var(--danger-line)',
        borderRadius: 1,
        backgroundColor: 'var(--danger-tint)',
      }}
    >
      <ErrorOutlined sx={{ color: 'error.main', mt: '1px' }} aria-hidden />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {fields.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: 13 }}>
            {fields.map(([name, message]) => (
              <li key={name}>{message}</li>
            ))}
          </Box>
        )}
        {(onRetry !== undefined || actions !== undefined) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            {onRetry !== undefined && <RetryButton variant="outlined" onClick={onRetry} />}
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  );
}
