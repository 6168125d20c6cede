import { isJson } from './jsonReader';

/**
 * True for a response without the requested record: nothing, an empty list or object, or an envelope around one of
 * these.
 */
export function isEmptyResponse(value: unknown, ...names: string[]): boolean {
  if (value == null) return true;
  if (Array.isArray(value)) return value.length === 0 || isEmptyResponse(value[0], ...names);
  if (!isJson(value)) return false;
  if (Object.keys(value).length === 0) return true;
  const envelope = [...names, 'data'].find((name) => name in value);
  return envelope !== undefined && !('id' in value) && isEmptyResponse(value[envelope], ...names);
}
