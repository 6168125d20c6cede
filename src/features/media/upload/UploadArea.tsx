import { lazy, Suspense, type ComponentProps } from 'react';
import { DropNote } from '../fileRows/DropNote';
import { type UploadForm as UploadFormComponent } from './UploadForm';

/** Lazy-loaded when first opened: the recordings render without it. */
const UploadForm = lazy(async () => ({
  default: (await import('./UploadForm')).UploadForm,
}));

type UploadAreaProps = Omit<ComponentProps<typeof UploadFormComponent>, 'form'>;

/** Upload form, floating over the open recording if any, and the overlay while files are dragged. */
export function UploadArea(props: UploadAreaProps) {
  const { form, isDropping } = props.uploading;
  return (
    <>
      {form !== null && (
        <Suspense fallback={null}>
          <UploadForm {...props} form={form} />
        </Suspense>
      )}
      {isDropping && <DropNote />}
    </>
  );
}
