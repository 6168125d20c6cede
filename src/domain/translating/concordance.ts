import { type TranslatedText } from './translationMemory';

/** Part of a text; marked when it matches the term. */
export interface TermPart {
  text: string;
  isTerm: boolean;
}

/** Text that contains a term, with its translation. */
export interface ConcordanceLine {
  source: TermPart[];
  target: string;
  tourId: string | null;
}

export interface Concordance {
  /** First uses, shortest texts first. */
  uses: ConcordanceLine[];
  /** Number of all uses. */
  count: number;
}

/** Maximum length of a text that is shown as a whole, in UTF-16 code units. */
const WHOLE_LENGTH = 160;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Pattern of a term at the start of a word, case-insensitive; in scripts without spaces, at any position. */
function termPattern(term: string): RegExp {
  const words = term.normalize('NFC').trim().split(/\s+/u).map(escaped).join('\\s+');
  const isSpaceless = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(term.trim());
  return new RegExp(`${isSpaceless ? '' : '(?<![\\p{L}\\p{M}\\p{N}])'}${words}`, 'giu');
}

function partsOf(text: string, pattern: RegExp): TermPart[] {
  const parts: TermPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isTerm: false });
    end = match.index + match[0].length;
    parts.push({ text: match[0], isTerm: true });
  }
  return end < text.length ? [...parts, { text: text.slice(end), isTerm: false }] : parts;
}

function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/u).map((part) => part.trim());

/**
 * Sentence with the term and its counterpart, or else the paragraphs. When neither can be aligned, the sentence and the
 * whole translation.
 */
function excerptOf(
  [source, target]: readonly [string, string],
  [from, to]: readonly [string, string],
  pattern: RegExp,
): readonly [string, string] {
  if (source.length <= WHOLE_LENGTH) return [source, target];
  const divisions = [
    [sentencesOf(source, from), sentencesOf(target, to)],
    [paragraphsOf(source), paragraphsOf(target)],
  ] as const;
  for (const [sources, targets] of divisions) {
    if (sources.length < 2 || sources.length !== targets.length) continue;
    const index = sources.findIndex((part) => part.search(pattern) >= 0);
    const [part, translation] = [sources[index], targets[index]];
    if (part !== undefined && translation !== undefined) return [part, translation];
  }
  return [sentencesOf(source, from).find((part) => part.search(pattern) >= 0) ?? source, target];
}

/** Texts that contain a term, with their translations, without duplicates. */
export function findConcordance(
  texts: readonly TranslatedText[],
  languages: readonly [from: string, to: string],
  term: string,
  limit: number,
): Concordance {
  if (term.trim() === '') return { uses: [], count: 0 };
  const pattern = termPattern(term);
  // A plain search first, because the pattern takes ten times as long.
  const [word = ''] = term.normalize('NFC').trim().toLowerCase().split(/\s+/u);
  const found = new Map<string, TranslatedText>();
  for (const text of texts) {
    const [source, target] = text;
    const folded = (source ?? '').trim().toLowerCase();
    if (source === null || !folded.includes(word) || source.search(pattern) < 0) continue;
    const key = `${folded}\n${target?.trim()}`;
    if (!found.has(key)) found.set(key, text);
  }
  const ordered = [...found.values()].toSorted(
    ([one], [other]) => (one?.length ?? 0) - (other?.length ?? 0),
  );
  const uses = ordered.slice(0, limit).map(([source, target, tourId = null]): ConcordanceLine => {
    const whole = [(source ?? '').trim(), (target ?? '').trim()] as const;
    const [shown, translation] = excerptOf(whole, languages, pattern);
    return { source: partsOf(shown, pattern), target: translation, tourId };
  });
  return { uses, count: found.size };
}
