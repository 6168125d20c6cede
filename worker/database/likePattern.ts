/** LIKE pattern of texts that begin with a text or hold it anywhere; its `%`, `_` and backslashes are escaped. */
export function likePattern(text: string, where: 'start' | 'anywhere'): string {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  return where === 'start' ? `${escaped}%` : `%${escaped}%`;
}
