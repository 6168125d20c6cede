import { lazy, Suspense } from 'react';
import { type useTourUpload } from './useTourUpload';

/** Loaded when it is first opened, or files are dragged: the list of sections is shown without it. */
const TourUploadDialog = lazy(async () => ({
  default: (await import('./TourUploadDialog')).TourUploadDialog,
}));

/** Dialog of an upload to the sections of a tour, and what is shown while files are dragged. */
export function TourUploadArea({ uploading }: { uploading: ReturnType<typeof useTourUpload> }) {
  if (uploading.files === null && !uploading.isDropping) return null;
  return (
    <Suspense fallback={null}>
      <TourUploadDialog {...uploading} onClose={uploading.close} />
    </Suspense>
  );
}
