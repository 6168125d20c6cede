import { type PaletteEntry } from './findEntries';
import { findParts, sectionTitleIn } from './findParts';

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
const found = (query: string) => findParts(tours, query, () => undefined).map(({ to }) => to);

test('a part named beside a tour leads to that page of the tour', () => {
  expect(found('elephanta sections')).toEqual(['/admin/tours/Elephanta/sections']);
  expect(found('translat eleph')).toEqual(['/admin/tours/Elephanta/translations']);
  const open = jest.fn();
  findParts(tours, 'agra sect', open)[0]?.run();
  expect(open).toHaveBeenCalledWith('/admin/tours/Agra/sections');
});

test('a part alone, a title alone and a tour that is not there find nothing', () => {
  expect(found('sections')).toEqual([]);
  expect(found('elephanta')).toEqual([]);
  expect(found('nowhere sections')).toEqual([]);
});

test('of many tours with such a title a few are offered', () => {
  const many = Array.from({ length: 30 }, (_, index) => tour(`Fort ${index}`));
  expect(findParts(many, 'fort sections', () => undefined)).toHaveLength(4);
});

const wheels: PaletteEntry = {
  ...tour('The Wheels'),
  id: '/admin/tours/Konark/sections/wheels',
  to: '/admin/tours/Konark/sections/wheels',
  detail: 'Konark Sun Temple',
  group: 'Sections',
};
const konark = [tour('Konark Sun Temple'), wheels];

test('a part named beside a section or its tour leads to that page of the section', () => {
  const ofKonark = (query: string) => findParts(konark, query, () => undefined);
  const audio = '/admin/tours/Konark/sections/wheels/audio';
  for (const query of ['the wheels audio', 'chapters wheels', 'konark wheels audio']) {
    expect(ofKonark(query).map(({ to }) => to)).toEqual([audio]);
  }
  expect(ofKonark('wheels audio')).toMatchObject([
    { label: 'The Wheels', detail: 'Audio & Chapters · Konark Sun Temple' },
  ]);
  expect(ofKonark('konark audio').map(({ to }) => to)).toEqual([
    audio,
    '/admin/tours/Konark Sun Temple/sections',
  ]);
  expect(ofKonark('konark transl').map(({ group }) => group)).toEqual([
    'Within tours',
    'Within sections',
  ]);
});

test('the title of a section is distinguished from its tour’s name and from a part', () => {
  expect(sectionTitleIn('konark wheels', konark)).toBe('wheels');
  expect(sectionTitleIn('wheels sun konark audio', konark)).toBe('wheels');
  expect(sectionTitleIn('the wheels audio', konark)).toBe('the wheels');
  expect(sectionTitleIn('konark audio', konark)).toBe('konark');
  expect(sectionTitleIn('the wheels', konark)).toBeNull();
  expect(sectionTitleIn('konark', konark)).toBeNull();
});
