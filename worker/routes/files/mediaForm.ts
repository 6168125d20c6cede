import { object, string } from 'yup';
import { formatBytes } from '../../../src/domain/text/bytes';
import { type MediaType } from '../../../src/domain/tours/media';
import { validateValue } from '../../http/validateJson';
import { throwInvalid, throwProblem } from '../../http/problemResponse';
import { storedBytes } from '../../storage/byteSource';
import { measureAudio } from '../../uploads/measureAudio';
import { readUpload, type UploadedFile } from '../../uploads/readUpload';
import { removeFiles } from '../../storage/removeFiles';
import type { WorkerContext } from '../../http/workerContext';

const acceptedTypes = 'image/*, audio/*';

/** Forms know no null: an empty field says that there is no value. */
const text = () => string().transform((value: string | undefined) => value?.trim() || undefined);

const formRules = object({
  tour_id: text(),
  section_id: text(),
  language: text().lowercase(),
  type: text().oneOf<MediaType>(['image', 'audio'], 'Type must be image or audio'),
  filename: text(),
  title: string().trim(),
  transcript_text: string(),
});

/** A name to show, never a path: what stands behind the last slash, without control characters. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(0, 255) || 'file';
}

export interface MediaForm {
  fields: Awaited<ReturnType<typeof readFields>>;
  file: UploadedFile;
  filename: string;
  /** Seconds, of audio; null when unknown. */
  duration: number | null;
}

const readFields = (fields: Record<string, string>) => validateValue(formRules, fields);

/**
 * Stores the file of a form, checks its fields and hands both to `work`. When that fails, the file
 * is taken away again.
 */
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
    notAcceptedMessage: (name) =>
      `File ${name} is not an accepted file type. Accepted types: ${acceptedTypes}`,
  });
  if (file === null) throwInvalid({ file: 'A file is required' });
  try {
    const fields = await readFields(sent);
    const source = storedBytes(storage, file.key, file.size);
    const duration = file.kind === 'audio' ? await measureAudio(source, file.contentType) : null;
    return await work({
      fields,
      file,
      filename: plainName(fields.filename ?? file.name),
      duration,
    });
  } catch (error) {
    await removeFiles(storage, [file.key]);
    throw error;
  }
}

/** A picture is no audio, whatever the form says. */
export function checkKind(file: UploadedFile, type: MediaType): void {
  if (file.kind === type) return;
  if (type === 'audio') throwProblem(415, 'Please select an audio file');
  throwProblem(415, `File ${file.name} is not an accepted file type. Accepted types: image/*`);
}
