/** Resolves an http(s) address against the worker's; null for everything else. */
export function webAddress(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  try {
    const address = new URL(value.trim(), base);
    return /^https?:$/.test(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}
