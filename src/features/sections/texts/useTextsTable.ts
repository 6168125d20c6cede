import { useMemo, useRef } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { useFormikContext } from 'formik';
import { type SectionView } from '../../../state/select/selectSections';
import {
  cellName,
  changedNames,
  sourceTexts,
  textFields,
  type TextSource,
  type TextValues,
} from './sectionTexts';
import { useTableCursor } from './useTableCursor';
import { useTextClipboard } from './useTextClipboard';
import { useTextUndo } from './useTextUndo';

/** Cursor, undo and clipboard of the text grid. */
export function useTextsTable(sections: readonly SectionView[], source: TextSource | null) {
  const { values, setFieldValue, setValues, isSubmitting } = useFormikContext<TextValues>();
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(
    () => sections.map(({ id }) => textFields.map((field) => cellName(field, id))),
    [sections],
  );
  const sources = useMemo(
    () => source && sections.map(({ id }) => sourceTexts(source.sections, id)),
    [sections, source],
  );
  const changed = changedNames(sections, values);
  const textOf = (name: string) => values[name] ?? '';
  const onText = useEventCallback((name: string, text: string) => void setFieldValue(name, text));
  const moves = useTableCursor({ table, rows, textOf, onText });
  const { cursor, focusCell, onPress, onKey, onLeave } = moves;
  const changeTexts = useTextUndo({
    cursor,
    focusCell,
    isSaving: isSubmitting,
    textOf,
    // One `setValues` call validates once, with all texts in place.
    onTexts: (texts) => void setValues({ ...values, ...texts }),
  });
  const clipboard = useTextClipboard({
    grid: { rows, sources },
    textOf,
    onTexts: changeTexts,
    isDirty: changed.size > 0,
  });
  const onClear = useEventCallback((name: string) => changeTexts({ [name]: '' }));
  const isCursorInTable = cursor !== null && rows.some((cells) => cells.includes(cursor.name));
  return {
    table,
    cursor,
    changed,
    /** Name of the cell that is the tab stop; the first cell by default. */
    tabStop: isCursorInTable ? cursor.name : rows[0]?.[0],
    cellHandlers: { onPress, onKey, onLeave, onText, onClear },
    clipboard,
  };
}
