import { sourceKey } from './translationMemory';

/** Indexed text similar to the one looked up. */
export interface FuzzyMatch {
  text: string;
  /** Dice coefficient of the texts' trigram sets: 1 for equal sets, 0 for disjoint ones. */
  similarity: number;
}

/** Minimum similarity of a match; below it, titles share little more than an article and an adjective. */
const MIN_SIMILARITY = 0.65;

/** Set of trigrams of a text, padded with a space at each end. */
function trigramsOf(key: string): Set<string> {
  const padded = ` ${key} `;
  const trigrams = new Set<string>();
  for (let start = 0; start + 3 <= padded.length; start += 1) {
    trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
}

interface Entry {
  key: string;
  text: string;
  size: number;
}

/** Trigram index of source texts; insertion and look-up take time proportional to the length of the texts. */
export class FuzzyIndex {
  readonly #entries: Entry[] = [];
  readonly #keys = new Set<string>();
  /** Inverted index: positions of the entries that contain a trigram. */
  readonly #positions = new Map<string, number[]>();
  #counts = new Uint16Array(0);

  /** Adds a text, unless one with the same normalised key is indexed. */
  add(text: string): void {
    const key = sourceKey(text);
    if (key === '' || this.#keys.has(key)) return;
    const trigrams = trigramsOf(key);
    const index = this.#entries.push({ key, text: text.trim(), size: trigrams.size }) - 1;
    this.#keys.add(key);
    for (const trigram of trigrams) {
      const positions = this.#positions.get(trigram);
      if (positions === undefined) this.#positions.set(trigram, [index]);
      else positions.push(index);
    }
  }

  /**
   * Indexed text with the highest similarity to the given text, the first on a tie; null when none reaches the minimum.
   * Texts with the same normalised key are skipped, because they are the same text.
   * @param isWanted False for indexed texts to skip.
   */
  nearest(text: string, isWanted: (text: string) => boolean = () => true): FuzzyMatch | null {
    const key = sourceKey(text);
    const trigrams = trigramsOf(key);
    const counts = this.#countCommon(trigrams);
    let best: FuzzyMatch | null = null;
    for (const [index, entry] of this.#entries.entries()) {
      const similarity = (2 * (counts[index] ?? 0)) / (trigrams.size + entry.size);
      if (similarity < MIN_SIMILARITY || similarity <= (best?.similarity ?? 0)) continue;
      if (entry.key !== key && isWanted(entry.text)) best = { text: entry.text, similarity };
    }
    return best;
  }

  /** Number of common trigrams by entry. */
  #countCommon(trigrams: ReadonlySet<string>): Uint16Array {
    if (this.#counts.length < this.#entries.length) {
      this.#counts = new Uint16Array(this.#entries.length * 2);
    }
    const counts = this.#counts.fill(0);
    for (const trigram of trigrams) {
      for (const index of this.#positions.get(trigram) ?? [])
        counts[index] = (counts[index] ?? 0) + 1;
    }
    return counts;
  }
}
