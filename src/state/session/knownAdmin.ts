const KEY = 'kathayatra:known-admin';

/** Remembers who was an admin at the last check, so that a lost network locks no one out. */
export function rememberAdmin(userId: string): void {
  localStorage.setItem(KEY, userId);
}

export function isKnownAdmin(userId: string): boolean {
  return localStorage.getItem(KEY) === userId;
}

export function forgetAdmin(): void {
  localStorage.removeItem(KEY);
}
