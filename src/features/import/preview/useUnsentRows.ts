import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { worstState, type SaveState } from '../../../domain/forms/saveState';
import { isImportedText } from '../../../domain/tourImport/importColumns';
import { type ImportRow } from '../../../domain/tourImport/importRow';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOverlays } from '../../../state/outbox/outboxSlice';
import { translationKey } from '../../../state/outbox/recordKeys';
import { tourKey, type Overlays } from '../../../state/select/tourViews';

/** State of the unsent edits of the records that a row writes; null when all are sent. */
function unsentState(row: ImportRow, overlays: Overlays): SaveState | null {
  const { tourId, language, changes } = row;
  if (tourId === null) return null;
  // A row compared again after its import has no changes left, so both records are checked.
  const writesTour = changes.length === 0 || changes.some(({ field }) => !isImportedText(field));
  return worstState([
    writesTour ? overlays.get(tourKey(tourId))?.state : null,
    overlays.get(translationKey('tour', tourId, language))?.state,
  ]);
}

type States = ReadonlyMap<string, SaveState>;

const isSameStates = (one: States, other: States) =>
  one.size === other.size && [...one].every(([id, state]) => other.get(id) === state);

/**
 * States of applied rows that are saved on this device and not sent, by row id. The map's identity only changes with
 * its contents: the columns depend on it, and a run changes the unsent edits several times per row.
 */
export function useUnsentRows(rows: readonly ImportRow[], applied: ReadonlySet<string>): States {
  const select = useMemo(
    () =>
      createSelector([selectOverlays], (overlays): States => {
        const states = new Map<string, SaveState>();
        if (overlays.size === 0) return states;
        for (const row of rows) {
          const state = applied.has(row.id) ? unsentState(row, overlays) : null;
          if (state !== null) states.set(row.id, state);
        }
        return states;
      }),
    [rows, applied],
  );
  return useConsoleSelector(select, isSameStates);
}
