import { lazy, Suspense } from 'react';
import { type usePublishing } from './usePublishing';

const PublishedBanner = lazy(async () => ({
  default: (await import('./PublishedBanner')).PublishedBanner,
}));

type PublishedNoteProps = Pick<ReturnType<typeof usePublishing>, 'published' | 'undo' | 'dismiss'>;

/** The note on a tour that was just published; loaded then. */
export function PublishedNote({ published, ...actions }: PublishedNoteProps) {
  if (published === null) return null;
  return (
    <Suspense fallback={null}>
      <PublishedBanner tour={published} {...actions} />
    </Suspense>
  );
}
