const ROLE_PREFIX = /^Previous role:\s*(\w+)\s*[.,;:–-]?\s*/i;

/**
 * Splits the reason of a demotion, which the worker prefixes with the role: 'Previous role: admin.
 * Left'.
 */
export function previousRole(reason: string): { role: string | null; reason: string } {
  const match = ROLE_PREFIX.exec(reason);
  if (match === null) return { role: null, reason };
  return { role: match[1]?.toLowerCase() ?? null, reason: reason.slice(match[0].length) };
}
