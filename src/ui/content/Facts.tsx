import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Picture } from './Picture';

/** One property of a record, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: '2px', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** Properties in columns under a rule. */
export function FactColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: '20px 24px',
        gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
        m: 0,
        pt: 3,
        borderTop: '1px solid var(--line)',
      }}
    >
      {children}
    </Box>
  );
}

interface FactsBesideCoverProps {
  cover: string | null;
  /** Path of the form that adds a missing cover; undefined for no link. */
  addCoverTo?: string;
  /** May load late: the layout of the rest does not depend on it. */
  belowCover?: ReactNode;
  children: ReactNode;
}

/** Places the text over the empty picture. */
const addCoverStyle = {
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  color: 'text.secondary',
  fontSize: 13,
  '& > *': { width: '100%' },
};

/** Properties of a record beside its cover. */
export function FactsBesideCover(props: FactsBesideCoverProps) {
  const { cover, addCoverTo, belowCover, children } = props;
  const picture = <Picture url={cover} alt="Cover" ratio={3 / 2} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 760 }}>{children}</Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        {cover === null && addCoverTo !== undefined ? (
          <Box component={Link} to={addCoverTo} sx={addCoverStyle}>
            {picture}
            Add a cover
          </Box>
        ) : (
          picture
        )}
        {belowCover}
      </Box>
    </Box>
  );
}
