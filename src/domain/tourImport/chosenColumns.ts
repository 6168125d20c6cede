import { isNearWord } from '../text/nearWord';
import {
  importColumnNames,
  matchColumns,
  normalizeHeading,
  problemsOf,
  type ColumnIndexes,
  type ImportColumns,
} from './importColumns';

/** Least length of a heading that is the start of a name: 'lang' is near 'language', 'c' near too many. */
const MIN_NEAR_LENGTH = 3;

/** Names of the columns of a file, by which they are told apart: 'Title', or 'Title (column 3)' where there are two. */
export function headingLabels(headings: readonly string[]): string[] {
  const names = headings.map((heading) => heading.trim());
  return names.map((name, index) => {
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return name !== '' && isOnly ? name : `${name} (column ${index + 1})`.trim();
  });
}

/** A heading as the name of a column, without the word that every column of tours may have: 'Tour title' is title. */
const nameIn = (heading: string) =>
  normalizeHeading(heading)
    .split('_')
    .filter((word) => word !== 'tour')
    .join('_');

/** Columns that the headings of a file most likely mean; a heading is taken once, by the name that is most like it. */
export function guessColumns(headings: readonly string[]): ColumnIndexes {
  const indexes: ColumnIndexes = { ...matchColumns(headings).indexes };
  const names = headings.map(nameIn);
  const isNear = (name: string, column: string) =>
    name.length >= MIN_NEAR_LENGTH && isNearWord(name, column);
  for (const isMeant of [(name: string, column: string) => name === column, isNear]) {
    for (const column of importColumnNames) {
      if (indexes[column] !== undefined) continue;
      const taken = new Set(Object.values(indexes));
      const index = names.findIndex((name, at) => !taken.has(at) && isMeant(name, column));
      if (index >= 0) indexes[column] = index;
    }
  }
  return indexes;
}

/** Columns of a file as a person chose them; the other columns are left out, whatever their headings. */
export function chosenColumns(headings: readonly string[], indexes: ColumnIndexes): ImportColumns {
  const labels = headingLabels(headings);
  const taken = Object.values(indexes);
  const repeated = labels.filter((_label, index) => taken.filter((at) => at === index).length > 1);
  return {
    indexes,
    width: headings.length,
    readOnly: [],
    unknown: labels.filter((_label, index) => !taken.includes(index)),
    problems: [
      ...repeated.map((label) => `The column “${label}” is chosen twice.`),
      ...problemsOf(indexes),
    ],
  };
}
