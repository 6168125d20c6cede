/** Changes one value of a body; `key` names it, and `isRecord` marks the list that holds the requested record. */
export type ChangeValue = (value: unknown, key: string, isRecord: boolean) => unknown;

/** Texts that people write, in any record. */
const WRITTEN =
  /^(title|name|description|city|country|tour_name|section_title|full_name|reason|notes|filename|slug)$/;
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const REPEATS = 6;

/** A list without its items, a count of nothing; the requested record stays. */
export const emptied: ChangeValue = (value, _key, isRecord) => {
  if (Array.isArray(value)) return isRecord ? value : [];
  return typeof value === 'number' ? 0 : value;
};

/** Texts several times as long as any editor's, with a word that no line holds. */
export const lengthened: ChangeValue = (value, key) =>
  typeof value === 'string' && WRITTEN.test(key)
    ? `${Array.from({ length: REPEATS }, () => value).join(' ')} ${LONG}`
    : value;

/** A body of the worker with each of its values changed, from the outside in. */
export function changeBody(body: unknown, path: string, change: ChangeValue): unknown {
  // One record is returned as a list too.
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
