const withRole = /^Previous role:\s*(\w+)\s*[.,;:–-]?\s*/i;

/** A demoted entry keeps the role there was in front of its reason: 'Previous role: admin. Left'. */
export function previousRole(reason: string): { role: string | null; reason: string } {
  const match = withRole.exec(reason);
  if (match === null) return { role: null, reason };
  return { role: match[1]?.toLowerCase() ?? null, reason: reason.slice(match[0].length) };
}
