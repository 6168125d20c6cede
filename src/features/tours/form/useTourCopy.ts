import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { type Problem } from '../../../domain/problem';
import { type TourTranslation } from '../../../domain/tours/tour';
import { type NewTranslation } from '../../../domain/tours/translation';
import { useConsoleSelector, useConsoleStore } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectTour, selectTourRecord, selectTourTexts } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useGetTourQuery } from '../../../state/endpoints/toursEndpoints';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { copiedTexts, copiedValues } from './tourCopy';
import { type TourFormValues } from './tourForm';

export interface TourCopy {
  tourId: string;
  /** Title of the original tour. */
  title: string;
  language: string;
  values: TourFormValues;
  /** Texts in the other languages. */
  others: NewTranslation[];
}

interface CopySource {
  /** Null while loading, and when there is nothing to copy. */
  copy: TourCopy | null;
  problem: Problem | null;
  retry: () => void;
}

function toTranslation({
  id,
  language,
  title,
  description,
  slug_suffix,
}: TourView): TourTranslation {
  return {
    id: null,
    tour_id: id,
    language,
    title,
    description,
    slug_suffix,
    cover_media_url: null,
    earlier_source_title: null,
    earlier_source_description: null,
  };
}

const pickText = (texts: readonly TourTranslation[], languages: readonly string[]) =>
  languages.map((code) => texts.find(({ language }) => language === code)).find(Boolean) ??
  texts[0];

/** Initial values for a copy of a tour, which is fetched if not cached. A null `tourId` copies nothing. */
export function useTourCopy(tourId: string | null): CopySource {
  const store = useConsoleStore();
  const language = useConsoleSelector(selectContentLanguage);
  const record = useConsoleSelector((state) =>
    tourId === null ? null : selectTourRecord(state, tourId),
  );
  const allTexts = useConsoleSelector((state) =>
    tourId === null ? null : selectTourTexts(state, tourId),
  );
  const tourView = useConsoleSelector(
    (state) => (tourId === null ? null : selectTour(state, tourId, language)),
    shallowEqual,
  );
  const tour = useGetTourQuery(
    tourId === null || record !== null ? skipToken : { tourId, language },
  );
  const translations = useGetTourTranslationsQuery(tourId === null ? skipToken : { tourId });
  const hasFailed = translations.error !== undefined;
  const copy = useMemo(() => {
    // Offline fallback: copies only the texts of the cached view.
    const texts = allTexts ?? (hasFailed && tourView !== null ? [toTranslation(tourView)] : null);
    if (tourId === null || record === null || texts === null) return null;
    const text = pickText(texts, [record.primary_language, language]);
    if (text === undefined) return null;
    const usedSlugs = new Set(
      Object.values(store.getState().tours.records).map(({ slug }) => slug),
    );
    return {
      tourId,
      title: text.title,
      language: text.language,
      values: copiedValues(record, text, usedSlugs),
      others: copiedTexts(texts, text.language),
    };
  }, [tourId, record, allTexts, tourView, hasFailed, language, store]);
  const error = translations.error ?? tour.error;
  return {
    copy,
    problem: error === undefined || copy !== null ? null : problemOf(error),
    retry: () => {
      if (translations.error !== undefined) void translations.refetch();
      if (tour.error !== undefined) void tour.refetch();
    },
  };
}
