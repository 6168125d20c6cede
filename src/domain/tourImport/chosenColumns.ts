import { type WideLanguage } from './wideColumns';
import { problemsOf, type ColumnIndexes, type ImportColumns } from './importColumns';

/** Distinct names for the columns of a file: 'Title', or 'Title (column 3)' when there are two. */
export function headingLabels(headings: readonly string[]): string[] {
  const names = headings.map((heading) => heading.trim());
  return names.map((name, index) => {
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return name !== '' && isOnly ? name : `${name} (column ${index + 1})`.trim();
  });
}

/**
 * Columns of a file as chosen by the person; others are ignored, whatever their headings. `language` applies to all
 * rows when no column has it; `wide` lists the languages that have columns of their own.
 */
export function chosenColumns(
  headings: readonly string[],
  indexes: ColumnIndexes,
  language: string | null = null,
  wide: readonly WideLanguage[] = [],
): ImportColumns {
  const labels = headingLabels(headings);
  const usedIndexes = [indexes, ...wide.map((each) => each.indexes)].flatMap(Object.values);
  const repeated = labels.filter(
    (_label, index) => usedIndexes.filter((at) => at === index).length > 1,
  );
  return {
    indexes,
    language,
    ...(wide.length > 0 && { wide }),
    width: headings.length,
    readOnly: [],
    unknown: labels.filter((_label, index) => !usedIndexes.includes(index)),
    problems: [
      ...repeated.map((label) => `The column “${label}” is chosen twice.`),
      ...problemsOf(indexes, language, wide.length > 0),
    ],
  };
}
