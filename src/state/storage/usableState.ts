import { isJson, isText, isTexts, type Json } from '../../domain/jsonReader';
import { isEdit } from '../outbox/storedEntry';

const META = '_persist';
const isList = (value: unknown) =>
  isJson(value) &&
  Array.isArray(value['ids']) &&
  typeof value['fetchedAt'] === 'number' &&
  ['string', 'undefined'].includes(typeof value['version']);

/**
 * True when a stored value has the shape of an entity slice: tables of records and, under names that end in `lists`,
 * lists of ids with their time. Other values are discarded and their records refetched.
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

type RowRule = (row: Json) => boolean;

/**
 * Row checks for slices that exist only on this device, because another version of the console may have written them.
 */
const rowRules: Readonly<Record<string, Readonly<Record<string, RowRule>>>> = {
  grids: {
    layouts: ({ order, hidden, widths, isCompact }) =>
      isTexts(order) &&
      isTexts(hidden) &&
      typeof isCompact === 'boolean' &&
      isJson(widths) &&
      Object.values(widths).every((width) => typeof width === 'number'),
    views: ({ grid, name, search }) => isText(grid) && isText(name) && isText(search),
  },
  history: {
    entries: ({ id, step, at, edit, inverse, before, isUndone }) =>
      isText(id) &&
      isText(step) &&
      typeof at === 'number' &&
      isEdit(edit) &&
      (inverse === null || isEdit(inverse)) &&
      (before === undefined || (isJson(before) && isText(before['title']))) &&
      typeof isUndone === 'boolean',
  },
};

/** The state without rows that its slice could not use. */
export function withUsableRows(slice: string, state: Json): Json {
  const rules = rowRules[slice];
  if (rules === undefined) return state;
  const tables = Object.entries(state).map(([field, table]) => {
    const rule = rules[field];
    if (rule === undefined || !isJson(table)) return [field, table];
    const rows = Object.entries(table).filter(([, row]) => isJson(row) && rule(row));
    return [field, Object.fromEntries(rows)];
  });
  return Object.fromEntries(tables);
}
