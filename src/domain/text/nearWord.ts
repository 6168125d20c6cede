/** Minimum word lengths at which one wrong letter, one misplaced letter and two wrong letters are tolerated. */
const ONE_FROM = 4;
const MOVED_FROM = 5;
const TWO_FROM = 8;

/** True for anagrams. */
const areOfSameLetters = (word: readonly string[], other: readonly string[]) =>
  word.toSorted().join('') === other.toSorted().join('');

/** Optimal string alignment distance of a word to each prefix of a text, by prefix length from 0. */
function distancesToStarts(word: readonly string[], text: readonly string[]): number[] {
  let before: number[] = [];
  let last = Array.from({ length: text.length + 1 }, (_, at) => at);
  word.forEach((letter, row) => {
    const next = [row + 1];
    text.forEach((other, column) => {
      const isSame = letter === other;
      const isSwapped =
        row > 0 && column > 0 && letter === text[column - 1] && word[row - 1] === other;
      next.push(
        Math.min(
          (last[column] ?? 0) + Number(!isSame),
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    });
    before = last;
    last = next;
  });
  return last;
}

/**
 * Minimum number of letters to change, add, remove or swap with their neighbour to turn a word into a prefix of a text
 * (optimal string alignment distance to the nearest prefix).
 */
const distanceToStart = (word: readonly string[], text: readonly string[]) =>
  Math.min(...distancesToStarts(word, text));

/**
 * Minimum number of letters to change, add, remove or swap with their neighbour to turn one text into the other
 * (optimal string alignment distance).
 */
export const editDistance = (text: string, other: string): number =>
  distancesToStarts(Array.from(text), Array.from(other)).at(-1) ?? 0;

/**
 * True when a word of a text starts almost like the given one, with a letter or two wrong, or one misplaced: 'jaypur'
 * is near 'Jaipur', 'kornak' near 'Konark'. Expects folded text (foldForSearch). The first letter must be right, and
 * short words must match exactly.
 */
export function isNearWord(word: string, foldedText: string): boolean {
  const letters = Array.from(word);
  const allowed = Number(letters.length >= ONE_FROM) + Number(letters.length >= TWO_FROM);
  return foldedText.split(/[\s,:;.()/&–-]+/).some((other) => {
    if (!other.startsWith(letters[0] ?? '')) return false;
    const all = Array.from(other);
    const distance = distanceToStart(letters, all.slice(0, letters.length + allowed));
    if (distance <= allowed) return true;
    // A misplaced letter counts as two edits: a deletion and an insertion.
    const isMoved = distance === 2 && letters.length >= MOVED_FROM;
    return isMoved && areOfSameLetters(letters, all.slice(0, letters.length));
  });
}
