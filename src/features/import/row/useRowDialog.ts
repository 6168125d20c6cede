import { useEffect, useEffectEvent, useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type ImportRow, type RowProblem } from '../../../domain/tourImport/importRow';
import { type RowValues } from '../../../domain/tourImport/rowValues';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announcedWithAction } from '../../../state/model/noticesSlice';
import { type RowEditing } from './rowEditing';
import { useSameValues } from './useSameValues';

/** Problems of a row with typed cells, which differ from the source: its own problems are updated while typing. */
function problemsWhile(row: ImportRow, typed: RowValues, editing: RowEditing): RowProblem[] {
  const stored = editing.valuesOf(row);
  const before = stored && editing.judge(row, stored);
  const now = editing.judge(row, typed);
  if (stored === null || before === null || now === null) return row.problems;
  const own = new Set(before.problems.map(({ message }) => message));
  const isOfOthers = ({ message }: RowProblem) => !own.has(message);
  const isTyped = ({ part }: RowProblem) => part !== null && typed[part] !== stored[part];
  // Conflicts with other rows are reported once the row is judged among them.
  return [
    ...now.problems.filter(({ part }) => row.problems.some((known) => known.part === part)),
    ...row.problems.filter((problem) => isOfOthers(problem) && !isTyped(problem)),
  ];
}

/** Next row with a problem, wrapping around at the end; undefined when there is no other. */
function nextProblem(rows: readonly ImportRow[], { number, id }: ImportRow) {
  const others = rows.filter((row) => row.kind === 'problem' && row.id !== id);
  return others.find((row) => row.number > number) ?? others[0];
}

/** Typed cells not written to the source yet, by row id. */
function useTypedCells(editing: RowEditing) {
  const [typed, setTyped] = useState<ReadonlyMap<string, RowValues>>(new Map());
  return {
    typed,
    type: ({ id }: ImportRow, values: RowValues) =>
      setTyped((current) => new Map(current).set(id, values)),
    forget: ({ id }: ImportRow) =>
      setTyped((current) => new Map([...current].filter(([other]) => other !== id))),
    /** True when the cells of a row differ from the source. */
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

/**
 * Function that discards a row's typed cells, with an undo toast; returns false when there are none or the rows are
 * locked.
 */
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
 * State of the row dialog: editing a row, and going on to the next problem or back to the comparison after a save.
 * Leaving a row writes its typed cells into the source; while `isLocked`, they stay in its fields.
 */
export function useRowDialog(
  rows: readonly ImportRow[],
  shownRows: readonly ImportRow[],
  editing: RowEditing,
  isLocked: boolean,
) {
  const { isJudging } = editing;
  const [shownId, setShownId] = useState<string | null>(null);
  /** Id of the saved row awaiting its judgement. */
  const [savedId, setSavedId] = useState<string | null>(null);
  /** Row switched from its comparison to its cells; `isOpen` is false after switching back. */
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
  /** While the rows are locked, typed cells stay in the fields. */
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
    // The row was left meanwhile, or still has problems.
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
    /** Other rows with the wrong value corrected last; null when there are none. */
    sameValue: sameValues.offer,
    /** Problems of a row, updated while typing. */
    problemsOf: (shown: ImportRow): readonly RowProblem[] => {
      const values = typed.get(shown.id);
      return values === undefined || isJudging
        ? shown.problems
        : problemsWhile(shown, values, editing);
    },
    /** Cells of a row, including typed ones; null when it could not be split into cells. */
    valuesOf: (shown: ImportRow) => typed.get(shown.id) ?? editing.valuesOf(shown),
    type,
    /** True while the cells of a row replace its comparison. */
    isForm: (shown: ImportRow) => shown.kind === 'problem' || isEdited(shown),
    /** True after the cells of a row were closed in favour of its comparison. */
    wasEdited: ({ id }: ImportRow) => edited?.id === id && !edited.isOpen,
    edit: ({ id }: ImportRow) => setEdited({ id, isOpen: true }),
    /** Discards typed cells and returns to the comparison. */
    cancelEdit: (cancelled: ImportRow) => {
      forget(cancelled);
      endEdit(cancelled);
    },
    /** True when saving a row goes on to the next problem. */
    goesOn: (shown: ImportRow) => !isEdited(shown) && nextProblem(shownRows, shown) !== undefined,
    /** True when the fields of a row differ from the source. */
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
