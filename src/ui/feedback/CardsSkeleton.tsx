import { memo } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingBlock } from './LoadingBlock';

export interface CardsSkeletonProps {
  cards?: number;
  /** Height of one card in pixels. */
  height?: number;
  /** Minimum width of a card in pixels. */
  minWidth?: number;
  label?: string;
}

/** Skeleton of a grid of cards. */
export const CardsSkeleton = memo(function CardsSkeleton(props: CardsSkeletonProps) {
  const { cards = 3, height = 128, minWidth = 260, label = 'Loading' } = props;
  return (
    <LoadingBlock label={label}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
        }}
      >
        {Array.from({ length: cards }, (_, card) => (
          <Box
            key={card}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 1.25,
              height,
              p: 2,
              border: '1px solid var(--line)',
              borderRadius: 1,
            }}
          >
            <Skeleton variant="rounded" width="40%" height={10} />
            <Skeleton variant="rounded" width="75%" height={14} />
            <Skeleton variant="rounded" width="90%" height={10} />
          </Box>
        ))}
      </Box>
    </LoadingBlock>
  );
});
