import { nanoid } from '@reduxjs/toolkit';
import { type Problem } from '../../../domain/problem';
import { tourRules } from '../../../domain/tours/tour';
import { type TranslationDraft } from '../../../domain/tours/translation';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { saveEdits } from '../../../state/sync/saveEdits';
import {
  contentLanguageChosen,
  selectContentLanguage,
} from '../../../state/model/preferencesSlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TourFormValues } from '../publication/tourForm';

export const CREATION_FAILED = 'Failed to create tour. Please try again.';
const SILENT = { done: null, failed: null };

function draftOf(values: TourFormValues) {
  const draft = tourRules.cast({ ...values, slug_suffix: values.primary_language });
  return { ...draft, duration_seconds: Math.round(draft.duration_seconds) };
}

type Creation = { id: string } | { problem: Problem };

/** Makes a tour, and gives it words in more languages; shows the content in the tour's own language then. */
export function useTourCreation() {
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);

  const addTexts = async (tourId: string, drafts: readonly TranslationDraft[]) => {
    // A tour that is made can't be taken back; its words in other languages can, all at once.
    const step = nanoid();
    for (const [place, draft] of drafts.entries()) {
      const edit = {
        entity: 'tourTranslation',
        action: 'create',
        ref: { tourId },
        fields: draft,
      } as const;
      const saved = await dispatch(saveEdits([edit], SILENT, { step }));
      if (saved.ok) continue;
      const missing = drafts
        .slice(place)
        .map((one) => languageNamed(languages, one.language).label);
      const names = new Intl.ListFormat('en').format(missing);
      const words = `The tour was created, but not its words in ${names}: ${saved.problem.message}`;
      dispatch(announced('error', words));
      return;
    }
  };

  return async (values: TourFormValues, texts: readonly TranslationDraft[]): Promise<Creation> => {
    const draft = draftOf(values);
    const outcome = await dispatch(
      saveEdits([{ entity: 'tour', action: 'create', ref: {}, fields: draft }], SILENT),
    );
    if (!outcome.ok) return { problem: outcome.problem };
    if (outcome.id === null) return { problem: { code: 'other', message: CREATION_FAILED } };
    const others = texts.filter(({ language }) => language !== draft.primary_language);
    await addTexts(outcome.id, others);
    // Its page shows the content language, and the new tour may have words in its own alone.
    if (draft.primary_language !== contentLanguage) {
      dispatch(contentLanguageChosen(draft.primary_language));
    }
    return { id: outcome.id };
  };
}
