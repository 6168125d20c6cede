import { type PaletteEntry } from './findEntries';
import { findTourParts } from './findTourParts';

const tour = (label: string): PaletteEntry => ({
  id: `/admin/tours/${label}`,
  to: `/admin/tours/${label}`,
  label,
  language: 'en',
  group: 'Tours',
  icon: null,
  run: () => undefined,
});
const tours = [tour('Elephanta'), tour('Sections of Fort'), tour('Agra')];
const found = (query: string) => findTourParts(tours, query, () => undefined).map(({ to }) => to);

test('a part named beside a tour leads to that page of the tour', () => {
  expect(found('elephanta sections')).toEqual(['/admin/tours/Elephanta/sections']);
  expect(found('translat eleph')).toEqual(['/admin/tours/Elephanta/translations']);
  const open = jest.fn();
  findTourParts(tours, 'agra sect', open)[0]?.run();
  expect(open).toHaveBeenCalledWith('/admin/tours/Agra/sections');
});

test('a part alone, a title alone and a tour that is not there find nothing', () => {
  expect(found('sections')).toEqual([]);
  expect(found('elephanta')).toEqual([]);
  expect(found('nowhere sections')).toEqual([]);
});

test('of many tours with such a title a few are offered', () => {
  const many = Array.from({ length: 30 }, (_, index) => tour(`Fort ${index}`));
  expect(findTourParts(many, 'fort sections', () => undefined)).toHaveLength(4);
});
