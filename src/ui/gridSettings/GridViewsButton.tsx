import { lazy, Suspense, useState } from 'react';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { PopoverButton } from '../controls/PopoverButton';
import { type GridViewsButtonProps } from './GridViewsPanel';

/** Loaded on demand, because the list itself does not need its form. */
const GridViewsPanel = lazy(async () => ({
  default: (await import('./GridViewsPanel')).GridViewsPanel,
}));

const openViews = { label: 'Save or open a view', group: 'List' };

/** Saved views: named filters and sort orders of a list, stored on this device. */
export function GridViewsButton(props: GridViewsButtonProps) {
  /** Name typed before the form loaded. */
  const [typed, setTyped] = useState('');
  return (
    <PopoverButton label="Views" icon={<BookmarkBorder />} command={openViews}>
      {(close) => (
        <Suspense
          fallback={
            <input
              autoFocus
              aria-label="Name of this view"
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          }
        >
          <GridViewsPanel
            {...props}
            typed={typed}
            onClose={() => {
              setTyped('');
              close();
            }}
          />
        </Suspense>
      )}
    </PopoverButton>
  );
}
