import { FuzzyIndex } from '../../../../domain/translating/fuzzyMatch';
import { type TranslatedText } from '../../../../domain/translating/translationMemory';

/** Time slice in ms for growing the index, so that typing stays responsive. */
const SLICE_MS = 8;

interface GrowingIndex {
  from: string;
  to: string;
  sources: FuzzyIndex;
  texts: readonly TranslatedText[];
  grown: Promise<FuzzyIndex>;
}

/** Index for the current language pair; grows with newly cached texts instead of being rebuilt. */
let kept: GrowingIndex | null = null;

async function grow(sources: FuzzyIndex, texts: readonly TranslatedText[]): Promise<FuzzyIndex> {
  let startedMs = performance.now();
  for (const [source, target] of texts) {
    if (source === null || target === null || target.trim() === '') continue;
    sources.add(source);
    if (performance.now() - startedMs < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    startedMs = performance.now();
  }
  return sources;
}

/** Index of translated source texts; resolves once it is up to date. */
export function growFuzzyIndex(
  texts: readonly TranslatedText[],
  from: string,
  to: string,
): Promise<FuzzyIndex> {
  if (kept?.texts === texts) return kept.grown;
  const known = kept?.from === from && kept.to === to ? kept : null;
  const sources = known?.sources ?? new FuzzyIndex();
  const grown = (known?.grown ?? Promise.resolve(sources)).then(() => grow(sources, texts));
  kept = { from, to, sources, texts, grown };
  return grown;
}
