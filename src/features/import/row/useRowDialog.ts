import { useEffect, useEffectEvent, useState } from 'react';
import { type ImportRow, type RowProblem } from '../../../domain/tourImport/importRow';
import { type RowValues } from '../../../domain/tourImport/rowValues';
import { type RowEditing } from './rowEditing';
import { useSameValues } from './useSameValues';

/** Problems of a row with other cells than the source has: those of its own as they are typed. */
function problemsWhile(row: ImportRow, typed: RowValues, editing: RowEditing): RowProblem[] {
  const stored = editing.valuesOf(row);
  const before = stored && editing.judge(row, stored);
  const now = editing.judge(row, typed);
  if (stored === null || before === null || now === null) return row.problems;
  const own = new Set(before.problems.map(({ message }) => message));
  const isOfOthers = ({ message }: RowProblem) => !own.has(message);
  const isTyped = ({ part }: RowProblem) => part !== null && typed[part] !== stored[part];
  // Conflicts with other rows are told once it is judged among them.
  return [
    ...now.problems.filter(({ part }) => row.problems.some((known) => known.part === part)),
    ...row.problems.filter((problem) => isOfOthers(problem) && !isTyped(problem)),
  ];
}

/** The problem after a row, or the first one; undefined when there is no other. */
function nextProblem(rows: readonly ImportRow[], { number, id }: ImportRow) {
  const others = rows.filter((row) => row.kind === 'problem' && row.id !== id);
  return others.find((row) => row.number > number) ?? others[0];
}

/**
 * Row that is shown in full, with the way from one that is mended to the next problem, or back to its comparison.
 * Leaving a row writes what was typed in it into the source; while that `isLocked`, it stays in its fields.
 */
export function useRowDialog(
  rows: readonly ImportRow[],
  shownRows: readonly ImportRow[],
  editing: RowEditing,
  isLocked: boolean,
) {
  const { isJudging } = editing;
  const [shownId, setShownId] = useState<string | null>(null);
  /** Id of the row that was saved and whose judgement is awaited. */
  const [savedId, setSavedId] = useState<string | null>(null);
  /** Row whose cells were turned to from its comparison, and back again once it is not open. */
  const [edited, setEdited] = useState<{ id: string; isOpen: boolean } | null>(null);
  const isEdited = ({ id }: ImportRow) => edited?.id === id && edited.isOpen;
  /** Cells as they were typed and not written yet, by row id. */
  const [typed, setTyped] = useState<ReadonlyMap<string, RowValues>>(new Map());
  const forget = ({ id }: ImportRow) =>
    setTyped((current) => new Map([...current].filter(([other]) => other !== id)));
  const row = rows.find(({ id }) => id === shownId) ?? null;
  const sameValues = useSameValues(rows, editing);
  const save = (saved: ImportRow, values: RowValues) => {
    sameValues.note(saved, values);
    editing.replace(new Map([[saved, values]]));
    forget(saved);
  };
  const leave = () => {
    const values = row === null ? undefined : typed.get(row.id);
    if (row !== null && values !== undefined && !isLocked) save(row, values);
    setEdited(null);
  };
  const show = (next: ImportRow) => {
    leave();
    setShownId(next.id);
  };
  const close = () => {
    leave();
    setShownId(null);
  };
  const endEdit = ({ id }: ImportRow) => {
    setEdited({ id, isOpen: false });
    setSavedId(null);
  };
  const goOn = useEffectEvent(() => {
    const saved = rows.find(({ id }) => id === savedId);
    setSavedId(null);
    // It was left meanwhile, or is still to be mended.
    if (saved === undefined || saved.id !== shownId || saved.kind === 'problem') return;
    if (isEdited(saved)) endEdit(saved);
    else setShownId(nextProblem(shownRows, saved)?.id ?? null);
  });
  useEffect(() => {
    if (!isJudging && savedId !== null) goOn();
  }, [isJudging, savedId]);
  return {
    row,
    rows: shownRows,
    isJudging,
    isInMinutes: editing.isInMinutes,
    /** Other rows with the wrong value that was corrected last; null for none. */
    sameValue: sameValues.offer,
    /** Problems of a row as they are while it is typed in. */
    problemsOf: (shown: ImportRow): readonly RowProblem[] => {
      const values = typed.get(shown.id);
      return values === undefined || isJudging
        ? shown.problems
        : problemsWhile(shown, values, editing);
    },
    /** Cells of a row, with what was typed in them; null for one whose cells could not be told apart. */
    valuesOf: (shown: ImportRow) => typed.get(shown.id) ?? editing.valuesOf(shown),
    type: ({ id }: ImportRow, values: RowValues) =>
      setTyped((current) => new Map(current).set(id, values)),
    /** True while the cells of a row stand in place of its comparison. */
    isForm: (shown: ImportRow) => shown.kind === 'problem' || isEdited(shown),
    /** True once the cells of a row were left for its comparison. */
    wasEdited: ({ id }: ImportRow) => edited?.id === id && !edited.isOpen,
    edit: ({ id }: ImportRow) => setEdited({ id, isOpen: true }),
    /** Leaves the cells of a row as they are in the source. */
    cancelEdit: (cancelled: ImportRow) => {
      forget(cancelled);
      endEdit(cancelled);
    },
    /** True when saving a row leads to the next problem. */
    goesOn: (shown: ImportRow) => !isEdited(shown) && nextProblem(shownRows, shown) !== undefined,
    show,
    close,
    saveAndGoOn: (saved: ImportRow, values: RowValues) => {
      save(saved, values);
      setSavedId(saved.id);
    },
  };
}

export type RowDialog = ReturnType<typeof useRowDialog>;
