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
  /** True when the worker took it, once the list was read again. */
  isStored: Promise<boolean>;
}

const UPDATED = { done: 'Language updated successfully', failed: 'Failed to update language' };
const { getLanguages, updateLanguage } = languagesEndpoints.endpoints;

/** Sends changes one after the other until one is refused, says how it went, and reads the list again. */
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
      // Until the list is read again the cached one is the old one, or holds a part of the changes.
      await dispatch(getLanguages.initiate(undefined, { forceRefetch: true, subscribe: false }));
      return problem === null;
    },
    [dispatch],
  );
}

/**
 * Steps of this page, undone by the key of undo, the last one first. Languages are changed online
 * only, so that their steps are not among those of the outbox.
 */
export function useLanguageUndo(changeRefusal: string | null) {
  const store = useConsoleStore();
  const sendPatches = useLanguagePatches();
  const [steps, setSteps] = useState<readonly PastStep[]>([]);
  const running = useRef<Promise<void>>(Promise.resolve());

  const remember = useCallback((step: LanguageStep, isStored: Promise<boolean>) => {
    const past = { step, isStored };
    setSteps((current) => [...current, past]);
    void isStored.then((isDone) => {
      if (!isDone) setSteps((current) => current.filter((each) => each !== past));
    });
  }, []);
  const send = useCallback(
    (step: LanguageStep) => {
      const isStored = sendPatches(step.made, UPDATED);
      remember(step, isStored);
      return isStored;
    },
    [sendPatches, remember],
  );

  const last = steps.at(-1);
  const undo = async (past: PastStep) => {
    if (!(await past.isStored)) return;
    const { step } = past;
    if (!isStepStillApplied(selectLanguages(store.getState()), step)) {
      store.dispatch(announced('warning', 'Changed since: there is nothing to undo'));
      return;
    }
    const messages = { done: `Undone: ${step.text}`, failed: UPDATED.failed };
    const isUndone = await sendPatches(step.back, messages);
    if (!isUndone) setSteps((current) => [...current, past]);
  };
  const undoLast = useEventCallback(() => {
    if (last === undefined) return;
    setSteps((current) => current.filter((each) => each !== last));
    // One after the other: each finds what the one before it left.
    running.current = running.current.then(() => undo(last));
  });
  useCommands(
    last === undefined
      ? []
      : [
          {
            id: 'undo-language',
            label: `Undo: ${last.step.text}`,
            group: 'Languages',
            keys: ['Mod+Z'],
            canRun: () => changeRefusal === null,
            run: undoLast,
          },
        ],
    last?.step.text ?? '',
  );
  const isRefused = changeRefusal !== null;
  return { send, remember, lastText: last?.step.text ?? null, undoLast, isRefused };
}
