import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** Empty state: one sentence and one helpful action. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        minHeight: 200,
        width: '100%',
        px: 3,
        py: 5,
        textAlign: 'center',
        // The text may contain a long search term.
        overflowWrap: 'anywhere',
      }}
    >
      {icon !== undefined && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            mb: 1,
            border: '1px solid var(--line)',
            borderRadius: 1,
            color: 'text.secondary',
          }}
        >
          {icon}
        </Box>
      )}
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography
          variant="body2"
          sx={{ maxWidth: 420, color: 'text.secondary', textWrap: 'balance' }}
        >
          {text}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
