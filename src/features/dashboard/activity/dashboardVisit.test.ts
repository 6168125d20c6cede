import { visitsWith } from '../../../domain/people/visits';
import { describeChanges, parseDashboardVisits } from './dashboardVisit';

test('changes name what has changed alone, with its sign', () => {
  const before = { tours: 60, published: 50, sections: 749, plays: 4000 };
  expect(describeChanges({ tours: 62, published: 51, sections: 748, plays: 5234 }, before)).toBe(
    '+2 tours, +1 published, -1 section, +1,234 plays',
  );
  const unknown = { sections: null, plays: null };
  expect(describeChanges({ tours: 59, published: 50, ...unknown }, before)).toBe('-1 tour');
  expect(describeChanges(before, before)).toBe('');
});

test('visits are read back as they were stored', () => {
  const byLanguage = { en: { tours: 6, published: 3, sections: null, plays: 40 } };
  const visits = visitsWith(
    { current: { atMs: 0, byLanguage }, previous: null },
    { atMs: 9e6, byLanguage },
  );
  expect(visits.previous).toEqual({ atMs: 0, byLanguage });
  expect(parseDashboardVisits(JSON.parse(JSON.stringify(visits)))).toEqual(visits);
});

test.each([[undefined], [null], [{}], [{ current: { atMs: 'x' } }]])('%j is no visit', (value) => {
  expect(parseDashboardVisits(value)).toBeNull();
});
