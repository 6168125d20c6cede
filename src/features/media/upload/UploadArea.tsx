import { lazy, Suspense, type ComponentProps } from 'react';
import { DropNote } from '../fileRows/DropNote';
import { type UploadForm as UploadFormComponent } from './UploadForm';

/** Loaded when it is first opened: the recordings are shown without it. */
const UploadForm = lazy(async () => ({
  default: (await import('./UploadForm')).UploadForm,
}));

type UploadAreaProps = Omit<ComponentProps<typeof UploadFormComponent>, 'form'>;

/** Form of an upload, over the recording where there is one, and what is shown while files are dragged. */
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
