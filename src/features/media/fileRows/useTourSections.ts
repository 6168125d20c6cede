import { useMemo } from 'react';
import { type LanguageTitle, type TitledSection } from '../../../domain/tours/sectionOfFile';
import { type Media } from '../../../domain/tours/media';
import { isolate } from '../../../domain/text/script';
import { useGetSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectSectionList } from '../../../state/select/selectSections';
import { selectTitlesByRecord } from '../../../state/select/selectTitlesByRecord';

/** A section of a tour, as one to upload recordings of. */
export interface TourSection extends TitledSection {
  /** Position in the tour, counted from 1. */
  position: number;
  /** Title in the content language, else in another one; null without any. */
  title: string | null;
  /** Its titles with their languages, as far as they are known. */
  texts: readonly LanguageTitle[];
  /** Media of all languages, as far as they are known. */
  media: readonly Media[];
}

/** Sections of a tour in their order; null before they are known. */
export function useTourSections(tourId: string): readonly TourSection[] | null {
  const language = useConsoleSelector(selectContentLanguage);
  useGetSectionsQuery({ tourId, language });
  const sections = useConsoleView((state) => selectSectionList(state, tourId, language));
  const titlesById = useConsoleSelector(selectTitlesByRecord);
  return useMemo(
    () =>
      sections?.map(({ id, title, media }, index) => {
        const texts = titlesById.get(id) ?? [];
        const titles = [...(title === null ? [] : [title]), ...texts.map((other) => other.title)];
        return { id, position: index + 1, title: titles[0] ?? null, titles, texts, media };
      }) ?? null,
    [sections, titlesById],
  );
}

/** 'section 2, “The Ramp”'. */
export const sectionText = ({ position, title }: TourSection): string =>
  title === null ? `section ${position}` : `section ${position}, “${isolate(title)}”`;
