import { useEffect, useState, type ComponentType } from 'react';
import { type PublishedBannerProps } from './PublishedBanner';
import { type usePublishToggleWithBanner } from './usePublishToggleWithBanner';

type PublishedNoteProps = Pick<
  ReturnType<typeof usePublishToggleWithBanner>,
  'published' | 'undo' | 'dismiss'
>;

/** The banner, lazily loaded; renders nothing if its chunk fails to load, so that the page survives. */
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

/** Note on a tour just published, loaded on demand. */
export function PublishedNote({ published, ...actions }: PublishedNoteProps) {
  return published === null ? null : <LoadedBanner tour={published} {...actions} />;
}
