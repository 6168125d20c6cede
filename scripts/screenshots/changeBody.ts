/**
 * Changes one value of a body; `key` names the value, and `isRecord` marks the list that contains the requested record.
 */
export type ChangeValue = (value: unknown, key: string, isRecord: boolean) => unknown;

/** Names of text fields that people write, in any record. */
const WRITTEN =
  /^(title|name|description|city|country|tour_name|section_title|full_name|reason|notes|filename|slug)$/;
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const REPEATS = 6;

/** Empties lists and zeroes counts, but keeps the requested record. */
export const emptied: ChangeValue = (value, _key, isRecord) => {
  if (Array.isArray(value)) return isRecord ? value : [];
  return typeof value === 'number' ? 0 : value;
};

/** Makes texts several times longer than any editor's, with a word too long for a line. */
export const lengthened: ChangeValue = (value, key) =>
  typeof value === 'string' && WRITTEN.test(key)
    ? `${Array.from({ length: REPEATS }, () => value).join(' ')} ${LONG}`
    : value;

/** A response body with each of its values changed, outermost first. */
export function changeBody(body: unknown, path: string, change: ChangeValue): unknown {
  // A single record is also returned as a list.
  const isRecord = /\/(tours|sections|media)\/[^/]+$/.test(path);
  const walk = (value: unknown, key: string, isOutermost: boolean): unknown => {
    const own = change(value, key, isOutermost && isRecord);
    if (Array.isArray(own)) return own.map((item) => walk(item, '', false));
    if (typeof own !== 'object' || own === null) return own;
    return Object.fromEntries(
      Object.entries(own).map(([name, item]) => [name, walk(item, name, false)]),
    );
  };
  return walk(body, '', true);
}
