import { deletionFailure } from '../../domain/forms/deletionFailure';
import { type Problem } from '../../domain/problem';

/** Message for a failed deletion of a recording, from the error catalogue. */
export const recordingDeletionMessage = (problem: Problem): string =>
  deletionFailure(problem, {
    referenced: 'Cannot delete media: it has associated data. Please contact support.',
    conflict: 'Media is still in use and cannot be deleted.',
    failed: 'Failed to delete media file',
  });
