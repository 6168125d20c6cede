import { lazy, Suspense } from 'react';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { PopoverButton } from '../controls/PopoverButton';
import { type GridViewsButtonProps } from './GridViewsPanel';

/** Loaded on demand: the list itself does not need its form. */
const GridViewsPanel = lazy(async () => ({
  default: (await import('./GridViewsPanel')).GridViewsPanel,
}));

/** Saved views: named filters and sort orders of a list, stored on this device. */
export function GridViewsButton(props: GridViewsButtonProps) {
  return (
    <PopoverButton label="Views" icon={<BookmarkBorder />}>
      {(close) => (
        <Suspense fallback={null}>
          <GridViewsPanel {...props} onClose={close} />
        </Suspense>
      )}
    </PopoverButton>
  );
}
