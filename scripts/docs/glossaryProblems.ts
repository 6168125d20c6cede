const SECTION = /^## /;
const ROW = /^\| (.+?) +\|.*`[^`]+` +\|$/;

/** Problems of a glossary: the terms of each table must be in alphabetical order and unique. */
export function glossaryProblems(markdown: string): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  let previous = '';
  for (const line of markdown.split('\n')) {
    if (SECTION.test(line)) {
      seen.clear();
      previous = '';
    }
    const word = ROW.exec(line)?.[1];
    if (word === undefined) continue;
    const key = word.toLowerCase();
    if (seen.has(key)) problems.push(`“${word}” has a second row`);
    else if (key < previous) problems.push(`“${word}” stands after “${seen.get(previous)}”`);
    seen.set(key, word);
    previous = key;
  }
  return problems;
}
