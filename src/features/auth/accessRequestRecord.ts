import { type AdminRequest } from '../../domain/people/admin';
import { isJson } from '../../domain/jsonReader';
import { personRecords } from '../../state/storage/personRecords';

/** The part of a person's own request that is shown to them. */
export type OwnRequest = Pick<AdminRequest, 'status' | 'reason' | 'created_at'>;

const RECORD = 'access-request';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The request that the person sent or was told of on this device within the last 30 days; null for none. */
export function readOwnRequest(personId: string, nowMs: number): OwnRequest | null {
  const stored = personRecords.read(personId, RECORD);
  if (!isJson(stored)) return null;
  const { status, reason, created_at: createdAt } = stored;
  if (typeof status !== 'string' || typeof reason !== 'string') return null;
  if (typeof createdAt !== 'string' || !(nowMs - Date.parse(createdAt) < MAX_AGE_MS)) return null;
  return { status, reason, created_at: createdAt };
}

/** Keeps the request for the next visit on this device: the API does not return people their own requests. */
export function recordOwnRequest(
  personId: string,
  { status, reason, created_at }: OwnRequest,
): void {
  personRecords.write(personId, RECORD, { status, reason, created_at });
}
