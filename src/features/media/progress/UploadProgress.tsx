import { lazy, Suspense, type RefObject } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectUploads } from '../../../state/model/uploadsSlice';

/** Lazy-loaded with the first upload: the recordings render without it. */
const UploadRows = lazy(async () => ({ default: (await import('./UploadRows')).UploadRows }));

interface UploadProgressProps {
  sectionId: string;
  /** Button that starts the next upload. */
  button: RefObject<HTMLElement | null>;
}

/** Audio uploads of a section beside its recordings, with their progress or outcome. */
export function UploadProgress({ sectionId, button }: UploadProgressProps) {
  const uploads = useConsoleSelector(selectUploads);
  const sectionUploads = Object.values(uploads).filter(
    (upload) => upload.sectionId === sectionId && upload.type === 'audio',
  );
  if (sectionUploads.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <UploadRows uploads={sectionUploads} button={button} />
    </Suspense>
  );
}
