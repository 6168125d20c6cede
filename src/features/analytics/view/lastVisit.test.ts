import { visitsWith, type Visits } from '../../../domain/people/visits';
import { parseVisits, seenFigures, type SeenFigures } from './lastVisit';

const figures = (total_plays: number) => ({
  total_plays,
  total_sections: 4,
  sections_with_plays: 2,
  avg_plays_per_section: 1,
});
const overview = (plays: number) => ({
  summary: { ...figures(plays), most_played_section_count: 1, languages: 1 },
  by_language: { hi: figures(plays) },
});
const HOUR = 60 * 60 * 1000;
const seen = (plays: number, atMs: number) => seenFigures(overview(plays), atMs);

test('a visit lasts while the figures are looked at, and keeps the one before it', () => {
  let visits: Visits<SeenFigures> = visitsWith(null, seen(10, 0));
  visits = visitsWith(visits, seen(12, HOUR));
  expect(visits.previous).toBeNull();
  visits = visitsWith(visits, seen(20, 3 * HOUR));
  expect(visits.previous).toMatchObject({ totalPlays: 12, byLanguage: { hi: 12 } });
  visits = visitsWith(visits, seen(25, 3.5 * HOUR));
  expect(visits).toMatchObject({ current: { totalPlays: 25 }, previous: { totalPlays: 12 } });
  expect(parseVisits(JSON.parse(JSON.stringify(visits)))).toEqual(visits);
});

test.each([[undefined], [null], [{}], [{ current: { atMs: 'x' } }]])('%j is no visit', (value) => {
  expect(parseVisits(value)).toBeNull();
});
