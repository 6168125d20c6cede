import { NearSources } from '../../../../domain/translating/nearSources';
import { type TranslatedText } from '../../../../domain/tours/translationMemory';

/** Milliseconds that the index grows at a stretch, so that no key waits for it. */
const SLICE_MS = 8;

interface NearIndex {
  from: string;
  to: string;
  sources: NearSources;
  texts: readonly TranslatedText[];
  grown: Promise<NearSources>;
}

/** The index of the languages in use: it grows with what is read, and is never made anew for it. */
let kept: NearIndex | null = null;

async function grow(sources: NearSources, texts: readonly TranslatedText[]): Promise<NearSources> {
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
export function nearIndex(
  texts: readonly TranslatedText[],
  from: string,
  to: string,
): Promise<NearSources> {
  if (kept?.texts === texts) return kept.grown;
  const known = kept?.from === from && kept.to === to ? kept : null;
  const sources = known?.sources ?? new NearSources();
  const grown = (known?.grown ?? Promise.resolve(sources)).then(() => grow(sources, texts));
  kept = { from, to, sources, texts, grown };
  return grown;
}
