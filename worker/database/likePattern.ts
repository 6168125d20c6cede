/** LIKE pattern for texts that start with or contain a text; escapes its `%`, `_` and backslashes. */
export function likePattern(text: string, where: 'start' | 'anywhere'): string {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  return where === 'start' ? `${escaped}%` : `%${escaped}%`;
}
