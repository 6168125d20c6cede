/** Wraps a storage that may be full or blocked: reads then yield null or an empty list, writes yield false. */
export function failSafeTexts(storage: () => Storage) {
  function get(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  function set(key: string, text: string): boolean {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  function remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // A blocked storage holds no text to remove.
    }
  }

  function keys(prefix = ''): string[] {
    try {
      const all = storage();
      return Array.from({ length: all.length }, (_, index) => all.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  }

  return { get, set, remove, keys };
}

export type FailSafeTexts = ReturnType<typeof failSafeTexts>;

/** Texts in localStorage. The global is read lazily, because reading it throws where the browser blocks storage. */
export const localTexts = failSafeTexts(() => localStorage);
/** Texts in sessionStorage, which survive a reload of this tab. */
export const tabTexts = failSafeTexts(() => sessionStorage);

const PROBE = 'kathayatra:probe';

/** False when the browser blocks storage for this site, so that a sign-in is lost with the page. */
export function canKeepSession(): boolean {
  const isKept = localTexts.set(PROBE, '1') && localTexts.get(PROBE) === '1';
  localTexts.remove(PROBE);
  return isKept;
}
