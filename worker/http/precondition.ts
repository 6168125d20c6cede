import type { Context } from 'hono';
import { problem } from './answerProblem';

/** One or more quoted values, as HTTP writes entity tags; a weak one never matches. */
const tagPattern = /^\s*(W\/)?"([^"]*)"\s*$/;

function askedStamps(c: Context): string[] | null {
  const header = c.req.header('if-match');
  if (header === undefined || header.trim() === '*') return null;
  return header.split(',').flatMap((part) => {
    const tag = tagPattern.exec(part);
    if (tag === null) problem(400, 'If-Match must be "<updated_at>"');
    return tag[1] === undefined && tag[2] !== undefined ? [tag[2]] : [];
  });
}

interface Guarded {
  /** Null when there is no such record: the call itself then says so. */
  stamps: () => Promise<string[] | null>;
  /** The record as it is now, for the answer. */
  current: () => Promise<unknown>;
}

/**
 * 412 with the record as it is now, unless it still stands under the `updated_at` that `If-Match`
 * names. Call it inside the transaction of the change; without the header it asks nothing.
 */
export async function checkUnchanged(c: Context, { stamps, current }: Guarded): Promise<void> {
  const asked = askedStamps(c);
  if (asked === null) return;
  const known = await stamps();
  if (known === null || known.some((stamp) => asked.includes(stamp))) return;
  problem(412, 'Somebody else changed this meanwhile', { current: await current() });
}
