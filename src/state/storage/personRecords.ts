import { localTexts, type FailSafeTexts } from '../session/failSafeTexts';

/** Key: prefix, person, name. A sign-out removes these along with the product's other keys. */
const PREFIX = 'kathayatra:own:1:';

/** Small JSON records that a person keeps only on this device, by name. */
export function createPersonRecords({ get, set }: Pick<FailSafeTexts, 'get' | 'set'>) {
  /** Records that could not be stored; they last until the page closes. */
  const unstored = new Map<string, string>();
  return {
    /** The record with a name; undefined when absent or invalid. */
    read(personId: string, name: string): unknown {
      const key = `${PREFIX}${personId}:${name}`;
      const text = unstored.get(key) ?? get(key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return undefined;
      }
    },
    write(personId: string, name: string, value: unknown): void {
      const key = `${PREFIX}${personId}:${name}`;
      const text = JSON.stringify(value);
      if (set(key, text)) unstored.delete(key);
      else unstored.set(key, text);
    },
  };
}

export const personRecords = createPersonRecords(localTexts);
