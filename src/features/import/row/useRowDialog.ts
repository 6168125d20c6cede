import { useEffect, useEffectEvent, useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type ImportRow, type RowProblem } from '../../../domain/tourImport/importRow';
import { type RowValues } from '../../../domain/tourImport/rowValues';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announcedWithAction } from '../../../state/model/noticesSlice';
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
  // Conflicts with other rows are reported once it is judged among them.
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

/** Cells as they were typed and not written yet, by row id. */
function useTypedCells(editing: RowEditing) {
  const [typed, setTyped] = useState<ReadonlyMap<string, RowValues>>(new Map());
  return {
    typed,
    type: ({ id }: ImportRow, values: RowValues) =>
      setTyped((current) => new Map(current).set(id, values)),
    forget: ({ id }: ImportRow) =>
      setTyped((current) => new Map([...current].filter(([other]) => other !== id))),
    /** True where the cells of a row differ from the source. */
    isTyped: (row: ImportRow): boolean => {
      const values = typed.get(row.id);
      const stored = editing.valuesOf(row);
      return values !== undefined && JSON.stringify(values) !== JSON.stringify(stored);
    },
  };
}

interface DiscardingOptions {
  rows: readonly ImportRow[];
  typed: ReadonlyMap<string, RowValues>;
  isLocked: boolean;
  isTyped: (row: ImportRow) => boolean;
  save: (row: ImportRow, values: RowValues) => void;
  forget: (row: ImportRow) => void;
}

/** Gives up what was typed in a row, with a way back in a toast; false where there is nothing, or it is kept. */
function useDiscarding(options: DiscardingOptions) {
  const dispatch = useConsoleDispatch();
  const takeBack = useEventCallback((id: string, values: RowValues) => {
    const row = options.rows.find((each) => each.id === id);
    if (row !== undefined && !options.isLocked) options.save(row, values);
  });
  return (row: ImportRow): boolean => {
    const values = options.typed.get(row.id);
    if (values === undefined || options.isLocked || !options.isTyped(row)) return false;
    options.forget(row);
    const text = `What was typed in row ${row.number} was discarded.`;
    const undo = { label: 'Undo', run: () => takeBack(row.id, values) };
    dispatch(announcedWithAction('info', text, undo));
    return true;
  };
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
  const { typed, type, forget, isTyped } = useTypedCells(editing);
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
  const discard = useDiscarding({ rows, typed, isLocked, isTyped, save, forget });
  const show = (next: ImportRow) => {
    leave();
    setShownId(next.id);
  };
  /** While nothing can be written, what was typed stays in the fields of its row. */
  const close = (isDiscarding: boolean) => {
    if (!isDiscarding || row === null || !discard(row)) leave();
    setEdited(null);
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
    /** Cells of a row, with what was typed in them; null for one that could not be split into cells. */
    valuesOf: (shown: ImportRow) => typed.get(shown.id) ?? editing.valuesOf(shown),
    type,
    /** True while the cells of a row replace its comparison. */
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
    /** True where the fields of a row differ from the source. */
    isTyped,
    show,
    close: () => close(false),
    discardAndClose: () => close(true),
    saveAndGoOn: (saved: ImportRow, values: RowValues) => {
      save(saved, values);
      setSavedId(saved.id);
    },
  };
}

export type RowDialog = ReturnType<typeof useRowDialog>;
