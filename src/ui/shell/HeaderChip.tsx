import { type ElementType } from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export interface HeaderNotice {
  icon: ElementType;
  label: string;
  /** Full sentence for the tooltip. */
  text: string;
}

/** Chip in the header for a persistent state, announced when it appears; empty while `notice` is null. */
export function HeaderChip({ notice }: { notice: HeaderNotice | null }) {
  const Icon = notice?.icon;
  return (
    <Box role="status" sx={{ display: 'flex' }}>
      {notice !== null && Icon !== undefined && (
        <Tooltip title={notice.text} describeChild>
          <Box
            component="span"
            tabIndex={0}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              height: 28,
              px: 1,
              border: '1px solid var(--warning-line)',
              borderRadius: 1,
              backgroundColor: 'var(--warning-tint)',
              color: 'var(--warning-text)',
              fontSize: 13,
              fontWeight: 500,
              whiteSpace: 'nowrap',
            }}
          >
            <Icon sx={{ fontSize: 16 }} aria-hidden />
            {notice.label}
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}
