import { isJson } from '../../domain/reading';

const META = '_persist';
const isList = (value: unknown) =>
  isJson(value) && Array.isArray(value['ids']) && typeof value['fetchedAt'] === 'number';

/**
 * Whether what was read can be the state of an entity slice: tables of records and, under names
 * that end in `ists`, lists of ids with their time. Anything else is thrown away and asked for anew.
 */
export function isUsableState(state: Record<string, unknown>): boolean {
  return Object.entries(state).every(([field, table]) => {
    if (field === META) return isJson(table);
    if (!isJson(table)) return false;
    const isUsable = /lists$/i.test(field) ? isList : isJson;
    for (const key in table) if (!isUsable(table[key])) return false;
    return true;
  });
}
