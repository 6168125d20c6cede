import { prefersReducedData } from '../../../ui/dom/prefersReducedData';

/** Loads the fonts of India's scripts, about 1 MB in total, unless data saving is on. */
export function loadScriptFonts(): void {
  // Falls back to system fonts on failure.
  if (!prefersReducedData()) import('./scriptFonts').catch(() => undefined);
}
