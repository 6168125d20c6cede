/**
 * Copies text to the clipboard. Rejects when the browser denies access and on pages without HTTPS, which have no
 * clipboard API.
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
