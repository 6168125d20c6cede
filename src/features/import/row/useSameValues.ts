import { useMemo, useState } from 'react';
import { type RowPart } from '../../../domain/tourImport/importColumns';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { type RowValues } from '../../../domain/tourImport/rowValues';
import { type RowEditing } from './rowEditing';

/** Correction of a wrong value in one row. */
interface Correction {
  id: string;
  part: RowPart;
  from: string;
  to: string;
}

/** Other rows with the wrong value of a corrected row. */
export interface SameValue {
  part: RowPart;
  from: string;
  count: number;
  /** Applies the correction to all of them. */
  correct: () => void;
}

const hasProblemIn = (part: RowPart, { problems }: ImportRow) =>
  problems.some((problem) => problem.part === part);

/** Corrections made to a row's wrong values. */
function correctionsOf(row: ImportRow, before: RowValues, after: RowValues): Correction[] {
  return row.problems.flatMap(({ part }): Correction[] => {
    if (part === null || part === 'rest') return [];
    const [from, to] = [before[part]?.trim() ?? '', after[part]?.trim() ?? ''];
    return from === '' || to === '' || from === to ? [] : [{ id: row.id, part, from, to }];
  });
}

/** Rows with the same wrong value as the row corrected last, for correction with it. */
export function useSameValues(
  rows: readonly ImportRow[],
  editing: Pick<RowEditing, 'valuesOf' | 'replace' | 'isJudging'>,
) {
  const [correction, setCorrection] = useState<Correction | null>(null);
  const { valuesOf, isJudging } = editing;
  const others = useMemo(() => {
    if (correction === null || isJudging) return [];
    const { id, part, from } = correction;
    const corrected = rows.find((row) => row.id === id);
    if (corrected === undefined || hasProblemIn(part, corrected)) return [];
    return rows.filter((row) => hasProblemIn(part, row) && valuesOf(row)?.[part]?.trim() === from);
    // `valuesOf` is omitted: the rows change whenever their cells do.
  }, [rows, correction, isJudging]); // oxlint-disable-line react-hooks/exhaustive-deps
  const offer: SameValue | null =
    correction === null || others.length === 0
      ? null
      : {
          part: correction.part,
          from: correction.from,
          count: others.length,
          correct: () => {
            const { part, to } = correction;
            editing.replace(new Map(others.map((row) => [row, { ...valuesOf(row), [part]: to }])));
          },
        };
  return {
    offer,
    /** Records the correction of a row. */
    note: (row: ImportRow, values: RowValues) => {
      const before = valuesOf(row);
      const [first] = before === null ? [] : correctionsOf(row, before, values);
      if (first !== undefined) setCorrection(first);
    },
  };
}
