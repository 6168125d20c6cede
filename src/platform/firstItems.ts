/** Start of a list: bare, or as a named member of an envelope in which only plain values precede that member. */
const LIST_START =
  /^\s*(?:\{(?:\s*"[^"\\]*"\s*:\s*(?:true|null|\d+|"[^"\\]*")\s*,)*\s*"([^"\\]*)"\s*:\s*)?\[/;

/** Index after the given number of complete items of a list; null when there are fewer. */
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
      if (depth < 0) return null; // end of the list
      if (depth === 0) items += 1;
      if (items === count) return index + 1;
    }
  }
  return null;
}

/**
 * First `count` items of a JSON list (RFC 8259) that is still being received; null until that many are complete, and
 * for text that does not start with a list.
 * @param envelopeNames Names under which an object may contain the list.
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
    return JSON.parse(`[${text.slice(start, end)}]`) as unknown[]; // brackets make it a list
  } catch {
    return null;
  }
}
