/** Texts of a storage that may be full or blocked: it then reads nothing and stores nothing. */
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
      // A text that cannot be removed was not stored either.
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

/** Texts that this device keeps between visits. Reading the global itself throws where the browser refuses it. */
export const localTexts = failSafeTexts(() => localStorage);
/** Texts that this tab keeps over a reload. */
export const tabTexts = failSafeTexts(() => sessionStorage);

const PROBE = 'kathayatra:probe';

/** False where the browser stores nothing for this site: a sign-in is forgotten with the page. */
export function canKeepSession(): boolean {
  const isKept = localTexts.set(PROBE, '1') && localTexts.get(PROBE) === '1';
  localTexts.remove(PROBE);
  return isKept;
}
