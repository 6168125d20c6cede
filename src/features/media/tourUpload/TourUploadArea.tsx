import { lazy, Suspense } from 'react';
import { type useTourUpload } from './useTourUpload';

/** Lazy-loaded when first opened or when files are dragged: the section list renders without it. */
const TourUploadDialog = lazy(async () => ({
  default: (await import('./TourUploadDialog')).TourUploadDialog,
}));

/** Dialog that uploads to a tour's sections, and the overlay while files are dragged. */
export function TourUploadArea({ uploading }: { uploading: ReturnType<typeof useTourUpload> }) {
  if (uploading.files === null && !uploading.isDropping) return null;
  return (
    <Suspense fallback={null}>
      <TourUploadDialog {...uploading} onClose={uploading.close} />
    </Suspense>
  );
}
