import { useMemo } from 'react';
import { type LanguageTitle, type TitledSection } from '../../../domain/tours/sectionOfFile';
import { type Media } from '../../../domain/tours/media';
import { isolate } from '../../../domain/text/script';
import { useGetSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectSectionList } from '../../../state/select/selectSections';
import { selectTitlesByRecord } from '../../../state/select/selectTitlesByRecord';

/** A section of a tour, as a target for uploads. */
export interface TourSection extends TitledSection {
  /** 1-based position in the tour. */
  position: number;
  /** Title in the content language, or else in another one; null without any. */
  title: string | null;
  /** Titles known so far, with their languages. */
  texts: readonly LanguageTitle[];
  /** Media known so far, in all languages. */
  media: readonly Media[];
}

/** Sections of a tour in order; null until known. */
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

/** Section as text, as in 'section 2, “The Ramp”'. */
export const sectionText = ({ position, title }: TourSection): string =>
  title === null ? `section ${position}` : `section ${position}, “${isolate(title)}”`;
