import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { type Problem } from '../../../domain/problem';
import { type TourTranslation } from '../../../domain/tours/tour';
import { type TranslationDraft } from '../../../domain/tours/translation';
import { useConsoleSelector, useConsoleStore } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectTour, selectTourRecord, selectTourTexts } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useGetTourQuery } from '../../../state/endpoints/toursEndpoints';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { copiedTexts, copiedValues } from '../publication/tourCopy';
import { type TourFormValues } from '../publication/tourForm';

export interface TourCopy {
  tourId: string;
  /** Of the tour that is copied. */
  title: string;
  language: string;
  values: TourFormValues;
  /** Its words in the other languages. */
  others: TranslationDraft[];
}

interface CopySource {
  /** Null while it is awaited, and where there is none to copy. */
  copy: TourCopy | null;
  problem: Problem | null;
  retry: () => void;
}

function textOf({ id, language, title, description, slug_suffix }: TourView): TourTranslation {
  return {
    id: null,
    tour_id: id,
    language,
    title,
    description,
    slug_suffix,
    cover_media_url: null,
  };
}

const firstText = (texts: readonly TourTranslation[], languages: readonly string[]) =>
  languages.map((code) => texts.find(({ language }) => language === code)).find(Boolean) ??
  texts[0];

/** What a copy of a tour begins with; of a tour that is read when it is not known. Null: none is copied. */
export function useTourCopy(tourId: string | null): CopySource {
  const store = useConsoleStore();
  const language = useConsoleSelector(selectContentLanguage);
  const record = useConsoleSelector((state) =>
    tourId === null ? null : selectTourRecord(state, tourId),
  );
  const allTexts = useConsoleSelector((state) =>
    tourId === null ? null : selectTourTexts(state, tourId),
  );
  const shown = useConsoleSelector(
    (state) => (tourId === null ? null : selectTour(state, tourId, language)),
    shallowEqual,
  );
  const tour = useGetTourQuery(
    tourId === null || record !== null ? skipToken : { tourId, language },
  );
  const words = useGetTourTranslationsQuery(tourId === null ? skipToken : { tourId });
  const isAway = words.error !== undefined;
  const copy = useMemo(() => {
    // Where the network is away, the words on screen are what there is to copy.
    const texts = allTexts ?? (isAway && shown !== null ? [textOf(shown)] : null);
    if (tourId === null || record === null || texts === null) return null;
    const text = firstText(texts, [record.primary_language, language]);
    if (text === undefined) return null;
    const taken = new Set(Object.values(store.getState().tours.records).map(({ slug }) => slug));
    return {
      tourId,
      title: text.title,
      language: text.language,
      values: copiedValues(record, text, taken),
      others: copiedTexts(texts, text.language),
    };
  }, [tourId, record, allTexts, shown, isAway, language, store]);
  const error = words.error ?? tour.error;
  return {
    copy,
    problem: error === undefined || copy !== null ? null : problemOf(error),
    retry: () => {
      if (words.error !== undefined) void words.refetch();
      if (tour.error !== undefined) void tour.refetch();
    },
  };
}
