import { type WideLanguage } from './wideColumns';
import { problemsOf, type ColumnIndexes, type ImportColumns } from './importColumns';

/** Names of the columns of a file, which distinguish them: 'Title', or 'Title (column 3)' where there are two. */
export function headingLabels(headings: readonly string[]): string[] {
  const names = headings.map((heading) => heading.trim());
  return names.map((name, index) => {
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return name !== '' && isOnly ? name : `${name} (column ${index + 1})`.trim();
  });
}

/**
 * Columns of a file as a person chose them; the other columns are left out, whatever their headings.
 * `language` is that of all rows, where no column has it; `wide` are the languages that have columns of their own.
 */
export function chosenColumns(
  headings: readonly string[],
  indexes: ColumnIndexes,
  language: string | null = null,
  wide: readonly WideLanguage[] = [],
): ImportColumns {
  const labels = headingLabels(headings);
  const taken = [indexes, ...wide.map((each) => each.indexes)].flatMap(Object.values);
  const repeated = labels.filter((_label, index) => taken.filter((at) => at === index).length > 1);
  return {
    indexes,
    language,
    ...(wide.length > 0 && { wide }),
    width: headings.length,
    readOnly: [],
    unknown: labels.filter((_label, index) => !taken.includes(index)),
    problems: [
      ...repeated.map((label) => `The column “${label}” is chosen twice.`),
      ...problemsOf(indexes, language, wide.length > 0),
    ],
  };
}
