import { isSavingData } from '../../../ui/dom/prefersReducedData';

/** Loads the fonts of India's scripts, together about 1 MB. With data saving on, system fonts are used. */
export function loadScriptFonts(): void {
  // The system fonts are used on failure.
  if (!isSavingData()) import('./scriptFonts').catch(() => undefined);
}
