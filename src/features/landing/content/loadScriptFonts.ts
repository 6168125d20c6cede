import { prefersReducedData } from '../../../ui/dom/prefersReducedData';

/** Loads the fonts of India's scripts, together about 1 MB. With data saving on, system fonts are used. */
export function loadScriptFonts(): void {
  // The system fonts are used on failure.
  if (!prefersReducedData()) import('./scriptFonts').catch(() => undefined);
}
