import { localTexts, type FailSafeTexts } from '../session/failSafeTexts';

/** Keys: prefix, person, name. Sign-out removes them with all else that is the product's. */
const PREFIX = 'kathayatra:own:1:';

/** Small records that a person keeps on this device alone, as JSON by name. */
export function createPersonRecords({ get, set }: Pick<FailSafeTexts, 'get' | 'set'>) {
  /** Records that the device could not store; they last as long as the page. */
  const unstored = new Map<string, string>();
  return {
    /** The record of a name; undefined where it is absent or unreadable. */
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
