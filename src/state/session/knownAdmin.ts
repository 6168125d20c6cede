import { localTexts } from './failSafeTexts';

const KEY = 'kathayatra:known-admin';

/** Remembers who was an admin at the last check, so that a lost network locks no one out. */
export function rememberAdmin(userId: string): void {
  localTexts.set(KEY, userId);
}

export const isKnownAdmin = (userId: string): boolean => localTexts.get(KEY) === userId;

export function forgetAdmin(): void {
  localTexts.remove(KEY);
}
