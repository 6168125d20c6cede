import { lazy, Suspense } from 'react';
import { type ChapterSelectionBarProps } from './ChapterSelectionBar';

const LazyBar = lazy(async () => ({
  default: (await import('./ChapterSelectionBar')).ChapterSelectionBar,
}));

/** The bar of the selected chapters, loaded when several are first selected. */
export function LazySelectionBar(props: ChapterSelectionBarProps) {
  if (props.context.selected.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazyBar {...props} />
    </Suspense>
  );
}
