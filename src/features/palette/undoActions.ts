import { describeStep } from '../../state/history/describeEdit';
import { type HistoryStep } from '../../state/history/selectSteps';
import { type useConsoleDispatch } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { type RootState } from '../../state/select/rootState';
import { stepTitle } from '../../state/undo/stepText';
import { redoLast, undoLast } from '../../state/undo/undoLast';
import { hasUnsavedChanges } from '../../ui/feedback/UnsavedGuard';

type Dispatch = ReturnType<typeof useConsoleDispatch>;

/** Time in milliseconds within which repeating the command confirms the undo. */
const CONFIRM_MS = 8000;
/** Step awaiting confirmation, and the time until which repeating the command confirms it; null for none. */
let unconfirmed: { step: string; until: number } | null = null;

/** Summary of a step, as in 'Title changed (hi)', and its record's title. */
export const summaryOf = (dispatch: Dispatch, { entries }: HistoryStep) => ({
  text: describeStep(entries.map(({ edit }) => edit)),
  title: dispatch((_dispatch: unknown, getState: () => RootState) =>
    stepTitle(getState(), entries),
  ),
});

/** True when a form has unsaved input that undo or redo could be mistaken to affect; announces that. */
function isInForm(dispatch: Dispatch, effect: string): boolean {
  const isUnsaved = hasUnsavedChanges();
  if (isUnsaved) dispatch(announced('info', `Save or leave this form first: ${effect}`));
  return isUnsaved;
}

export async function undo(dispatch: Dispatch): Promise<void> {
  if (isInForm(dispatch, 'undo takes back what was saved before')) return;
  const now = Date.now();
  const confirmed = unconfirmed !== null && now < unconfirmed.until ? unconfirmed.step : null;
  const step = await dispatch(undoLast(confirmed));
  unconfirmed = step === null ? null : { step, until: now + CONFIRM_MS };
}

export async function redo(dispatch: Dispatch): Promise<void> {
  if (isInForm(dispatch, 'redo changes what is saved')) return;
  await dispatch(redoLast());
}
