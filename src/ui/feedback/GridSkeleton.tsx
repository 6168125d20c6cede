import { memo } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingBlock } from './LoadingBlock';

export interface GridSkeletonProps {
  rows?: number;
  columns?: number;
  hasThumbs?: boolean;
  /** True for a list of cards: taller rows without a header. */
  isList?: boolean;
  label?: string;
}

const widths = [62, 48, 74, 55, 68, 42];

function widthAt(row: number, column: number): string {
  return `${widths[(row * 5 + column * 3) % widths.length] ?? 60}%`;
}

/** Skeleton of a grid. */
export const GridSkeleton = memo(function GridSkeleton(props: GridSkeletonProps) {
  const { rows = 10, columns = 5, hasThumbs = false, isList = false } = props;
  const { label = 'Loading' } = props;
  const cells = Array.from({ length: columns }, (_, column) => column);
  return (
    <LoadingBlock label={label}>
      <Box sx={{ border: '1px solid var(--line)', borderRadius: 1, overflow: 'hidden' }}>
        {Array.from({ length: rows + 1 }, (_, row) => row)
          .slice(isList ? 1 : 0)
          .map((row) => (
            <Box
              key={row}
              sx={{
                display: 'grid',
                gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)`,
                alignItems: 'center',
                height: row === 0 ? 36 : isList ? 48 : 40,
                px: 1.5,
                gap: 3,
                backgroundColor: row === 0 ? 'var(--side)' : undefined,
                '& + &': { borderTop: '1px solid var(--line)' },
              }}
            >
              {cells.map((column) => (
                <Box key={column} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  {hasThumbs && column === 0 && row > 0 && (
                    <Skeleton
                      variant="rounded"
                      width={isList ? 36 : 28}
                      height={isList ? 36 : 28}
                      sx={{ flex: 'none' }}
                    />
                  )}
                  <Skeleton
                    variant="rounded"
                    height={row === 0 ? 8 : 10}
                    width={widthAt(row, column)}
                  />
                </Box>
              ))}
            </Box>
          ))}
      </Box>
    </LoadingBlock>
  );
});
