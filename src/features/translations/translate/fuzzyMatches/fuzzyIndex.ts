import { FuzzyIndex } from '../../../../domain/translating/fuzzyMatch';
import { type TranslatedText } from '../../../../domain/translating/translationMemory';

/** Milliseconds that the index grows at a stretch, so that no key waits for it. */
const SLICE_MS = 8;

interface GrowingIndex {
  from: string;
  to: string;
  sources: FuzzyIndex;
  texts: readonly TranslatedText[];
  grown: Promise<FuzzyIndex>;
}

/** The index of the languages in use: it grows with what is read, and is never made anew for it. */
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

/** Index of the source texts that have a translation, once it has grown. */
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
