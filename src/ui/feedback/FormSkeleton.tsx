import { memo } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingBlock } from './LoadingBlock';

export interface FormSkeletonProps {
  fields?: number;
  label?: string;
}

/** Skeleton of a form. */
export const FormSkeleton = memo(function FormSkeleton({
  fields = 5,
  label = 'Loading',
}: FormSkeletonProps) {
  return (
    <LoadingBlock label={label}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, maxWidth: 640 }}>
        {Array.from({ length: fields }, (_, field) => (
          <Box key={field} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            <Skeleton variant="rounded" width={64 + ((field * 37) % 60)} height={10} />
            <Skeleton variant="rounded" height={field === fields - 1 ? 96 : 34} />
          </Box>
        ))}
      </Box>
    </LoadingBlock>
  );
});
