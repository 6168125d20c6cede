import { type ReactNode } from 'react';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { ShareBar } from '../charts/ShareBar';

export interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  /** Shown below the number. */
  hint?: ReactNode;
  /** Bar along the bottom of the card, from 0 to 1; null for none. */
  share?: number | null;
  /** Path that makes the card a link. */
  to?: string;
  loading?: boolean;
}

/** Single number with its label. */
export function StatCard(props: StatCardProps) {
  const { label, value, hint, share = null, to, loading = false } = props;
  const link = to === undefined ? {} : { component: Link, to };
  return (
    <Box
      {...link}
      sx={{
        position: 'relative',
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        p: 2,
        border: '1px solid var(--line)',
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        ...(to !== undefined && {
          transition: 'background-color 120ms',
          '&:hover': { backgroundColor: 'var(--hover)' },
        }),
      }}
    >
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{label}</Box>
      <Box
        sx={{
          mt: 0.5,
          fontSize: 24,
          lineHeight: '32px',
          fontWeight: 600,
          letterSpacing: '-0.02em',
          height: 32,
        }}
      >
        {loading ? (
          <Skeleton variant="rounded" width={56} height={22} sx={{ my: '5px', display: 'block' }} />
        ) : (
          value
        )}
      </Box>
      {hint !== undefined && (
        <Box sx={{ mt: 0.25, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
      {share !== null && <ShareBar percent={100 * share} color="var(--success-text)" />}
      {to !== undefined && (
        <ChevronRight
          aria-hidden
          sx={{ position: 'absolute', top: 16, right: 12, color: 'var(--text-faint)' }}
        />
      )}
    </Box>
  );
}
