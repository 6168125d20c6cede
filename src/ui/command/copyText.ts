/**
 * Puts a text on the clipboard. Rejects where the browser refuses, and on pages without HTTPS, which have no clipboard.
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
