import { useEffect, useState, type ComponentType } from 'react';
import { type PublishedBannerProps } from './PublishedBanner';
import { type usePublishToggleWithBanner } from './usePublishToggleWithBanner';

type PublishedNoteProps = Pick<
  ReturnType<typeof usePublishToggleWithBanner>,
  'published' | 'undo' | 'dismiss'
>;

/** The banner once its code is loaded; nothing where that fails, which leaves the page as it is. */
function LoadedBanner(props: PublishedBannerProps) {
  const [Banner, setBanner] = useState<ComponentType<PublishedBannerProps> | null>(null);
  useEffect(() => {
    import('./PublishedBanner').then(
      ({ PublishedBanner }) => setBanner(() => PublishedBanner),
      () => undefined,
    );
  }, []);
  return Banner === null ? null : <Banner {...props} />;
}

/** The note on a tour that was just published; loaded then. */
export function PublishedNote({ published, ...actions }: PublishedNoteProps) {
  return published === null ? null : <LoadedBanner tour={published} {...actions} />;
}
