import useEventCallback from '@mui/utils/useEventCallback';
import { useCallback, useRef, useState } from 'react';
import { type Problem } from '../../domain/problem';
import { problemOf } from '../../state/api/problemOf';
import { languagesEndpoints } from '../../state/endpoints/languagesEndpoints';
import { useConsoleDispatch, useConsoleStore } from '../../state/hooks/storeHooks';
import { announceOutcome, type OutcomeMessages } from '../../state/model/announceOutcome';
import { announced } from '../../state/model/noticesSlice';
import { selectLanguages } from '../../state/select/selectLanguages';
import { useCommands } from '../../ui/command/CommandScope';
import { isStepStillApplied, type LanguagePatch, type LanguageStep } from './languageStep';

interface PastStep {
  step: LanguageStep;
  /** Resolves to true when the worker accepted the step, after the list was refetched. */
  isStored: Promise<boolean>;
}

const UPDATED = { done: 'Language updated successfully', failed: 'Failed to update language' };
const { getLanguages, updateLanguage } = languagesEndpoints.endpoints;

/** Function that sends patches in sequence until one is rejected, reports the outcome, and refetches the list. */
function useLanguagePatches() {
  const dispatch = useConsoleDispatch();
  return useCallback(
    async (patches: readonly LanguagePatch[], messages: OutcomeMessages): Promise<boolean> => {
      let problem: Problem | null = null;
      for (const patch of patches) {
        const { error } = await dispatch(updateLanguage.initiate(patch, { track: false }));
        problem = error === undefined ? null : problemOf(error);
        if (problem !== null) break;
      }
      announceOutcome(dispatch, problem, messages);
      // Until refetched, the cached list is stale or reflects only part of the changes.
      await dispatch(getLanguages.initiate(undefined, { forceRefetch: true, subscribe: false }));
      return problem === null;
    },
    [dispatch],
  );
}

/** The inverse step: undoing it redoes the change. */
const reversed = ({ text, made, back }: LanguageStep): LanguageStep => ({
  text,
  made: back,
  back: made,
});

const without = <T>(steps: readonly T[], step: T) => steps.filter((each) => each !== step);

/** Function that reverts a step and resolves to its outcome. */
function usePutBack() {
  const store = useConsoleStore();
  const sendPatches = useLanguagePatches();
  return async (
    step: LanguageStep,
    verb: 'undo' | 'redo',
  ): Promise<'done' | 'refused' | 'changed since'> => {
    if (!isStepStillApplied(selectLanguages(store.getState()), step)) {
      store.dispatch(announced('warning', `Changed since: there is nothing to ${verb}`));
      return 'changed since';
    }
    const done = `${verb === 'undo' ? 'Undone' : 'Redone'}: ${step.text}`;
    const isDone = await sendPatches(step.back, { done, failed: UPDATED.failed });
    return isDone ? 'done' : 'refused';
  };
}

/** Undo and redo stacks of this page, each with the latest step last. */
function useLanguageSteps() {
  const putBack = usePutBack();
  const [steps, setSteps] = useState<readonly PastStep[]>([]);
  const [undone, setUndone] = useState<readonly LanguageStep[]>([]);
  const running = useRef<Promise<void>>(Promise.resolve());
  const last = steps.at(-1);
  const lastUndone = undone.at(-1);

  const remember = useCallback((step: LanguageStep, isStored: Promise<boolean>) => {
    const past = { step, isStored };
    setSteps((current) => [...current, past]);
    setUndone([]);
    void isStored.then((isDone) => {
      if (!isDone) setSteps((current) => without(current, past));
    });
  }, []);
  const undo = async (past: PastStep) => {
    if (!(await past.isStored)) return;
    const outcome = await putBack(past.step, 'undo');
    if (outcome === 'refused') setSteps((current) => [...current, past]);
    if (outcome === 'done') setUndone((current) => [...current, past.step]);
  };
  const redo = async (step: LanguageStep) => {
    const outcome = await putBack(reversed(step), 'redo');
    if (outcome === 'refused') setUndone((current) => [...current, step]);
    const isStored = Promise.resolve(true);
    if (outcome === 'done') setSteps((current) => [...current, { step, isStored }]);
  };
  /** Runs in sequence, so that each step sees the result of the previous one. */
  const runNext = (run: () => Promise<void>) => {
    running.current = running.current.then(run);
  };
  const undoLast = useEventCallback(() => {
    if (last === undefined) return;
    setSteps((current) => without(current, last));
    runNext(() => undo(last));
  });
  const redoLast = useEventCallback(() => {
    if (lastUndone === undefined) return;
    setUndone((current) => without(current, lastUndone));
    runNext(() => redo(lastUndone));
  });
  return { last: last?.step, lastUndone, remember, undoLast, redoLast };
}

/**
 * Undo and redo of this page's changes, by shortcut and button. Languages can only be changed online, so these steps
 * are not part of the outbox's history.
 */
export function useLanguageUndo(changeRefusal: string | null) {
  const sendPatches = useLanguagePatches();
  const { last, lastUndone, remember, undoLast, redoLast } = useLanguageSteps();
  const send = useCallback(
    (step: LanguageStep) => {
      const isStored = sendPatches(step.made, UPDATED);
      remember(step, isStored);
      return isStored;
    },
    [sendPatches, remember],
  );
  const isRefused = changeRefusal !== null;
  const commandOf = (label: string, keys: readonly string[], run: () => void) => ({
    id: `language ${label}`,
    label,
    group: 'Languages',
    keys,
    canRun: () => !isRefused,
    run,
  });
  const undo = last && commandOf(`Undo: ${last.text}`, ['Mod+Z'], undoLast);
  const redo =
    lastUndone && commandOf(`Redo: ${lastUndone.text}`, ['Mod+Shift+Z', 'Mod+Y'], redoLast);
  useCommands(
    [undo, redo].filter((command) => command !== undefined),
    `${last?.text}\n${lastUndone?.text}`,
  );
  return { send, remember, lastText: last?.text ?? null, undoLast, isRefused };
}
