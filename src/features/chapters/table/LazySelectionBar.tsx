import { lazy, Suspense } from 'react';
import { type ChapterSelectionBarProps } from './ChapterSelectionBar';

const LazyBar = lazy(async () => ({
  default: (await import('./ChapterSelectionBar')).ChapterSelectionBar,
}));

/** Bar of the selected chapters, lazy-loaded with the first multi-selection. */
export function LazySelectionBar(props: ChapterSelectionBarProps) {
  if (props.context.selected.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazyBar {...props} />
    </Suspense>
  );
}
