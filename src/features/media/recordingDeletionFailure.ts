import { type Problem } from '../../domain/problem';

const FOREIGN_KEY = /foreign.?key|\b23503\b/i;

/**
 * Message for a recording that could not be deleted, from the error catalogue. PostgreSQL reports a
 * foreign key violation as 23503.
 */
export function deletionFailure({ status, detail, body }: Problem): string {
  const said = `${detail ?? ''} ${JSON.stringify(body ?? '')}`;
  if (FOREIGN_KEY.test(said)) {
    return 'Cannot delete media: it has associated data. Please contact support.';
  }
  if (status === 409) return 'Media is still in use and cannot be deleted.';
  return 'Failed to delete media file';
}
