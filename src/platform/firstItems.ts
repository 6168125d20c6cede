/** Beginning of a list: alone, or as a named member of an envelope with nothing but plain values before that member. */
const LIST_START =
  /^\s*(?:\{(?:\s*"[^"\\]*"\s*:\s*(?:true|null|\d+|"[^"\\]*")\s*,)*\s*"([^"\\]*)"\s*:\s*)?\[/;

/** Index after the given number of whole items of a list; null before they have come. */
function endOfItems(text: string, start: number, count: number): number | null {
  let [depth, items, isInText] = [0, 0, false];
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index];
    if (isInText) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth < 0) return null; // the list ends with fewer
      if (depth === 0) items += 1;
      if (items === count) return index + 1;
    }
  }
  return null;
}

/**
 * The first `count` items of a JSON list (RFC 8259) of which only the beginning has come; null before so many items are
 * complete, and for a text that does not begin with a list.
 * @param envelopeNames Names under which an object may hold the list.
 */
export function firstItems(
  text: string,
  count: number,
  envelopeNames: readonly string[],
): unknown[] | null {
  const match = LIST_START.exec(text);
  if (match === null) return null;
  const [{ length: start }, name] = match;
  if (name !== undefined && !envelopeNames.includes(name)) return null;
  const end = endOfItems(text, start, count);
  if (end === null) return null;
  try {
    return JSON.parse(`[${text.slice(start, end)}]`) as unknown[]; // in brackets
  } catch {
    return null;
  }
}
