import type { InferType } from 'yup';
import { formatBytes } from '../../../src/domain/text/bytes';
import { type MediaType } from '../../../src/domain/tours/media';
import { mediaFormRules } from '../../../src/domain/tours/mediaRules';
import { validateValue } from '../../http/validateJson';
import { throwInvalid, throwProblem } from '../../http/problemResponse';
import { storedBytes } from '../../storage/storedBytes';
import { uploadDurationSeconds } from '../../uploads/uploadDurationSeconds';
import { readUpload, type UploadedFile } from '../../uploads/readUpload';
import { removeFiles } from '../../storage/removeFiles';
import type { WorkerContext } from '../../http/workerContext';

/** Accepted types, for an error message: those of the form's `type` field, or all when it names none. */
function acceptedTypes(type: string | undefined): string {
  return type === 'audio' || type === 'image' ? `${type}/*` : 'image/*, audio/*';
}

const notAccepted = (name: string, type: string | undefined) =>
  `File ${name} is not an accepted file type. Accepted types: ${acceptedTypes(type)}`;

/** File name for display: the last path segment, without control characters. */
function sanitizeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(0, 255) || 'file';
}

export interface MediaForm {
  fields: InferType<typeof mediaFormRules>;
  file: UploadedFile;
  filename: string;
  /** Duration of audio in seconds; null when unknown. */
  duration: number | null;
}

/** Stores a form's file, validates its fields and passes both to `work`. On any failure the stored file is deleted. */
export async function withMediaForm<T>(
  request: Request,
  { storage, uploadLimits }: WorkerContext,
  work: (form: MediaForm) => Promise<T>,
): Promise<T> {
  const { fields: sent, file } = await readUpload(request, {
    storage,
    limitFor: ({ kind }) => (kind === 'audio' ? uploadLimits.audioBytes : uploadLimits.imageBytes),
    tooLargeMessage: (name, maxBytes) =>
      `File ${name} is too large. Maximum size is ${formatBytes(maxBytes)}.`,
    notAcceptedMessage: (name, fieldsBefore) => notAccepted(name, fieldsBefore.get('type')),
  });
  if (file === null) throwInvalid({ file: 'A file is required' });
  try {
    const fields = validateValue(mediaFormRules, sent);
    const source = storedBytes(storage, file.key, file.size);
    const duration =
      file.kind === 'audio' ? await uploadDurationSeconds(source, file.contentType) : null;
    return await work({
      fields,
      file,
      filename: sanitizeFileName(fields.filename ?? file.name),
      duration,
    });
  } catch (error) {
    await removeFiles(storage, [file.key]);
    throw error;
  }
}

/** Throws a 415 when the detected kind of the file is not the type that the form states. */
export function checkKind(file: UploadedFile, type: MediaType): void {
  if (file.kind === type) return;
  if (type === 'audio') throwProblem(415, 'Please select an audio file');
  throwProblem(415, notAccepted(file.name, type));
}
