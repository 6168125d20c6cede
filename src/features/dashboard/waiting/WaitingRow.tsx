import { type ReactNode, type Ref } from 'react';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../domain/text/count';

interface WaitingRowProps {
  to: string;
  children: ReactNode;
  /** Null while it is not known. */
  count?: number | null;
  /** Shown on hover. */
  title?: string;
  /** In place of a number. */
  aside?: ReactNode;
  /** Button behind the link. */
  action?: ReactNode;
  linkRef?: Ref<HTMLAnchorElement>;
  /** Id of the element that describes the link. */
  describedBy?: string | undefined;
}

/** Task that waits, with its number, as a link to where it is done. */
export function WaitingRow(props: WaitingRowProps) {
  const { to, children, count, title, aside, action, linkRef, describedBy } = props;
  return (
    <Box component="li" sx={{ display: 'flex', fontSize: 13, lineHeight: '20px' }}>
      <Box
        component={Link}
        ref={linkRef}
        to={to}
        title={title}
        aria-describedby={describedBy}
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minWidth: 0,
          minHeight: 40,
          px: 2,
          color: count === 0 ? 'text.secondary' : 'text.primary',
          textDecoration: 'none',
          '&:hover': { backgroundColor: 'var(--hover)' },
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        <Box
          sx={{
            flex: 'none',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: count === 0 || count === undefined ? 400 : 600,
            color: aside === undefined ? 'inherit' : 'text.secondary',
          }}
        >
          {aside ?? formatCount(count ?? null)}
        </Box>
        <ChevronRight aria-hidden sx={{ color: 'var(--text-faint)' }} />
      </Box>
      {action !== undefined && <Box sx={{ flex: 'none', display: 'flex', pr: 1 }}>{action}</Box>}
    </Box>
  );
}
