/** Length from which a word may have one letter wrong, from which one in the wrong place, and from which two wrong. */
const ONE_FROM = 4;
const MOVED_FROM = 5;
const TWO_FROM = 8;

/** True for words of the same letters. */
const areOfSameLetters = (word: readonly string[], other: readonly string[]) =>
  word.toSorted().join('') === other.toSorted().join('');

/** Optimal string alignment distances of a word to the starts of a text, the shortest first. */
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
 * Least number of letters to change, add, leave out or swap with their neighbour so that a word becomes the start of a
 * text (optimal string alignment distance to its nearest prefix).
 */
const distanceToStart = (word: readonly string[], text: readonly string[]) =>
  Math.min(...distancesToStarts(word, text));

/** Least number of letters to change, add, leave out or swap with their neighbour so that a text becomes the other. */
export const editDistance = (text: string, other: string): number =>
  distancesToStarts(Array.from(text), Array.from(other)).at(-1) ?? 0;

/**
 * True when a word of a text begins like the given one, but for a letter or two, or for one in the wrong place:
 * 'jaypur' is near 'Jaipur', 'kornak' near 'Konark'. Both are folded already (foldForSearch). A short word has none
 * wrong, nor has the first letter.
 */
export function isNearWord(word: string, foldedText: string): boolean {
  const letters = Array.from(word);
  const allowed = Number(letters.length >= ONE_FROM) + Number(letters.length >= TWO_FROM);
  return foldedText.split(/[\s,:;.()/&–-]+/).some((other) => {
    if (!other.startsWith(letters[0] ?? '')) return false;
    const all = Array.from(other);
    const distance = distanceToStart(letters, all.slice(0, letters.length + allowed));
    if (distance <= allowed) return true;
    // A letter in the wrong place counts as two: it is left out there and added here.
    const isMoved = distance === 2 && letters.length >= MOVED_FROM;
    return isMoved && areOfSameLetters(letters, all.slice(0, letters.length));
  });
}
