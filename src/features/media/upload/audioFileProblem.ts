import { fieldErrors } from '../../../domain/forms/checkByRules';
import { acceptsFile, EMPTY_FILE } from '../../../domain/forms/fileRules';
import { limits } from '../../../domain/limits';
import { newMediaRules } from '../../../domain/tours/mediaRules';

/** Reason why a file cannot be uploaded as audio; null when it can. */
export function audioFileProblem(file: { name: string; type: string; size: number }) {
  if (!acceptsFile(file, 'audio/*')) return 'Please select an audio file';
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > limits.audioBytes) return 'Audio file is too large. Maximum size is 100MB.';
  return null;
}

/** Reason why an upload cannot start; null when it can. */
export function uploadProblem(file: File | null, tourId: string): string | null {
  if (file === null) return 'No audio file selected';
  const { tour_id: problem } = fieldErrors(newMediaRules, { tour_id: tourId, type: 'audio' });
  return problem ?? audioFileProblem(file);
}
