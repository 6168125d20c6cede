import {
  type AnalyticsOverview,
  type LanguagePlays,
  type SectionPlays,
  type TourPlays,
} from '../../domain/tours/analytics';
import { FieldReader, firstIn, listIn, numberIn } from '../../domain/jsonReader';
import { uniqueBy } from '../../platform/uniqueBy';

function readPlays(from: FieldReader): LanguagePlays {
  return {
    total_sections: from.numberOr(0, 'total_sections'),
    total_plays: from.numberOr(0, 'total_plays'),
    sections_with_plays: from.numberOr(0, 'sections_with_plays'),
    avg_plays_per_section: from.numberOr(0, 'avg_plays_per_section'),
  };
}

export function readAnalyticsOverview(data: unknown, call: string): AnalyticsOverview {
  const from = FieldReader.of(firstIn(data, call, 'overview'), call);
  const summary = from.nested('summary');
  const languages = summary.first('languages');
  const byLanguage = from.mapOrEmpty(
    (entry) => readPlays(FieldReader.of(entry, call)),
    'by_language',
  );
  return {
    summary: {
      ...readPlays(summary),
      total_plays: summary.number('total_plays'),
      most_played_section_count: summary.numberOr(0, 'most_played_section_count'),
      languages: Array.isArray(languages)
        ? languages.length
        : summary.numberOr(Object.keys(byLanguage).length, 'languages'),
    },
    by_language: byLanguage,
  };
}

export function readSectionPlays(data: unknown, call: string): SectionPlays[] {
  const list = listIn(data, call, 'most_played_sections', 'sections');
  const plays = list.map((row) => {
    const from = FieldReader.of(row, call);
    return {
      section_id: from.key('section_id', 'id'),
      section_title: from.textOr(null, 'section_title', 'title'),
      tour_name: from.textOr(null, 'tour_name'),
      language: from.textOr('', 'language'),
      plays: from.numberOr(0, 'plays'),
    };
  });
  return uniqueBy(plays, (row) => `${row.section_id}:${row.language}`);
}

export function readTourPlays(data: unknown, call: string): TourPlays[] {
  const plays = listIn(data, call, 'tour_popularity', 'tours').map((row) => {
    const from = FieldReader.of(row, call);
    const byLanguage = from.mapOrEmpty((count) => numberIn(count, 0), 'by_language');
    return {
      tour_id: from.key('tour_id', 'id'),
      tour_name: from.textOr(null, 'tour_name', 'title'),
      total_plays: from.numberOr(0, 'total_plays'),
      sections_count: from.numberOr(0, 'sections_count'),
      by_language: byLanguage,
    };
  });
  return uniqueBy(plays, (row) => row.tour_id);
}
