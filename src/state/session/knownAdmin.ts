import { localTexts } from './failSafeTexts';

/** Storage key of the id of the person who was an admin at the last check. */
export const KNOWN_ADMIN_KEY = 'kathayatra:known-admin';

/** Remembers the person as an admin, so that a lost network does not lock admins out. */
export function rememberAdmin(userId: string): void {
  localTexts.set(KNOWN_ADMIN_KEY, userId);
}

export const isKnownAdmin = (userId: string): boolean => localTexts.get(KNOWN_ADMIN_KEY) === userId;

export function forgetAdmin(): void {
  localTexts.remove(KNOWN_ADMIN_KEY);
}
