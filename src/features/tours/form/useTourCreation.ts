import { nanoid } from '@reduxjs/toolkit';
import { type Problem } from '../../../domain/problem';
import { tourRules } from '../../../domain/tours/tourRules';
import { type NewTranslation } from '../../../domain/tours/translation';
import { listWithAnd } from '../../../domain/text/sentence';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { saveEdits } from '../../../state/sync/saveEdits';
import {
  contentLanguageChosen,
  selectContentLanguage,
} from '../../../state/model/preferencesSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TourFormValues } from './tourForm';

export const CREATION_FAILED = 'Failed to create tour. Please try again.';
const NO_ANNOUNCEMENT = { done: null, failed: null };

function toTourDraft(values: TourFormValues) {
  const draft = tourRules.cast({ ...values, slug_suffix: values.primary_language });
  return { ...draft, duration_seconds: Math.round(draft.duration_seconds) };
}

type CreationResult = { id: string } | { problem: Problem };

/** Creates a tour with texts in one or more languages, then switches the content language to its primary language. */
export function useTourCreation() {
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);

  const addTexts = async (tourId: string, drafts: readonly NewTranslation[]) => {
    // One undo step for the texts in other languages; the creation of the tour itself cannot be undone.
    const step = nanoid();
    for (const [index, draft] of drafts.entries()) {
      const edit = {
        entity: 'tourTranslation',
        action: 'create',
        ref: { tourId },
        fields: draft,
      } as const;
      const saved = await dispatch(saveEdits([edit], NO_ANNOUNCEMENT, { step }));
      if (saved.ok) continue;
      const missing = drafts
        .slice(index)
        .map((missingDraft) => languageNamed(languages, missingDraft.language).label);
      const names = listWithAnd(missing);
      const message = `The tour was created, but not its texts in ${names}: ${saved.problem.message}`;
      dispatch(announced('error', message));
      return;
    }
  };

  return async (
    values: TourFormValues,
    texts: readonly NewTranslation[],
  ): Promise<CreationResult> => {
    const draft = toTourDraft(values);
    const outcome = await dispatch(
      saveEdits([{ entity: 'tour', action: 'create', ref: {}, fields: draft }], NO_ANNOUNCEMENT),
    );
    if (!outcome.ok) return { problem: outcome.problem };
    if (outcome.id === null) return { problem: { code: 'other', message: CREATION_FAILED } };
    const others = texts.filter(({ language }) => language !== draft.primary_language);
    await addTexts(outcome.id, others);
    // The tour page shows the content language, in which the new tour may have no texts.
    if (draft.primary_language !== contentLanguage) {
      dispatch(contentLanguageChosen(draft.primary_language));
    }
    return { id: outcome.id };
  };
}
