import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { KeyHint } from './KeyHint';

export interface KeyListProps {
  items: readonly { keys: string; label: string }[];
}

/** List of keyboard shortcuts with their labels. */
export function KeyList({ items }: KeyListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // Fits three keys, so that the lists of all groups align.
        gridTemplateColumns: '104px 1fr',
        alignItems: 'center',
        gap: '6px 16px',
        m: 0,
        fontSize: 13,
        '& dd': { m: 0, color: 'text.secondary' },
      }}
    >
      {items.map(({ keys, label }) => (
        <Fragment key={keys}>
          <dt>
            <KeyHint keys={keys} />
          </dt>
          <dd>{label}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
