import type { Context } from 'hono';
import { throwProblem } from './problemResponse';

/** One entity-tag (RFC 9110, section 8.8.3), strong or weak. */
const tagPattern = /^\s*(W\/)?"([^"]*)"\s*$/;

function readIfMatch(c: Context): string[] | null {
  const header = c.req.header('if-match');
  if (header === undefined || header.trim() === '*') return null;
  return header.split(',').flatMap((part) => {
    const tag = tagPattern.exec(part);
    if (tag === null) throwProblem(400, 'If-Match must be "<updated_at>"');
    return tag[1] === undefined && tag[2] !== undefined ? [tag[2]] : [];
  });
}

interface Precondition {
  /**
   * Tags of the current record, from its `updated_at`; null without a record, for which the call itself responds with
   * 404.
   */
  entityTags: () => Promise<string[] | null>;
  /** The current record, for the body of the 412. */
  current: () => Promise<unknown>;
}

/**
 * Evaluates If-Match by strong comparison (RFC 9110, sections 13.1.1 and 8.8.3.2): 412 with the current record unless a
 * listed tag equals its `updated_at`. Must be called inside the transaction of the change. A no-op without the header,
 * and for `*`.
 */
export async function checkIfMatch(
  c: Context,
  { entityTags, current }: Precondition,
): Promise<void> {
  const expected = readIfMatch(c);
  if (expected === null) return;
  const currentTags = await entityTags();
  if (currentTags === null || currentTags.some((tag) => expected.includes(tag))) return;
  throwProblem(412, 'Somebody else changed this meanwhile', { current: await current() });
}
