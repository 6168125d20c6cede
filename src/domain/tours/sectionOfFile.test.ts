import { type Language } from '../languages/language';
import { languageOfTitle, sectionOfFile } from './sectionOfFile';

const language = (code: string, label: string, nativeLabel: string): Language => ({
  id: code,
  code,
  label,
  native_label: nativeLabel,
  flag: '',
  is_enabled: true,
  is_default: code === 'en',
  sort_order: 0,
});
const languages = [language('en', 'English', 'English'), language('hi', 'Hindi', 'हिन्दी')];
const sections = [
  { id: 'gate', titles: ['The Amar Singh Gate', 'अमर सिंह दरवाज़ा'] },
  { id: 'ramp', titles: ['The Ramp'] },
  { id: 'mosque', titles: ['Mosque'] },
  { id: 'courtyard', titles: ['Courtyard of the Mosque'] },
  { id: 'first', titles: ['Garden'] },
  { id: 'second', titles: ['Garden'] },
  { id: 'untitled', titles: [] },
  { id: 'bath', titles: ['Jahangir’s Stone Bath'] },
  { id: 'tomb', titles: ['Shish Gumbad, the Glazed Dome', 'शीश गुंबद, चमकता गुंबद'] },
  { id: 'wall', titles: ['Garden wall'] },
];

test.each([
  ['02-the-ramp-hi.mp3', 'ramp'],
  ['02.mp3', 'ramp'],
  ['2_hi.mp3', 'ramp'],
  ['The Ramp (Hindi).wav', 'ramp'],
  ['अमर सिंह दरवाज़ा.m4a', 'gate'],
  ['07 - take 3.mp3', 'untitled'],
  // Numbered differently: the whole title decides.
  ['01-the-ramp-en.mp3', 'ramp'],
  // A title among other words has lower precedence than the number.
  ['01 mosque.mp3', 'mosque'],
  ['02 mosque take 1.mp3', 'ramp'],
  ['final mosque take 1.mp3', 'mosque'],
  ['the courtyard of the mosque at noon.mp3', 'courtyard'],
  ['jahangirs-stone-bath-hi.wav', 'bath'],
  ["Jahangir's stone bath.wav", 'bath'],
  ['jahangir-s-stone-bath.wav', 'bath'],
  ['Shish Gumbad en.wav', 'tomb'],
  ['शीश गुंबद.wav', 'tomb'],
  ['1520-shish-gumbad.wav', 'tomb'],
  ['jahangirs.mp3', 'bath'],
  ['02 shish gumbad.wav', 'ramp'],
  // Whole words only, and of a single title.
  ['Shish Gum.wav', null],
  ['the.wav', null],
  ['garden-hi.mp3', null],
  ['05-garden-hi.mp3', 'first'],
  ['3rd-floor.mp3', null],
  ['1632-arrival.mp3', null],
  ['00.mp3', null],
  ['hi.mp3', null],
  ['.mp3', null],
])('%s belongs to %s', (filename, id) =>
  expect(sectionOfFile(filename, sections, languages)).toBe(id),
);

describe('the language of the title that a file is named after', () => {
  const titles = [
    { language: 'en', title: 'Krishna Mandapam' },
    { language: 'hi', title: 'कृष्ण मंडप' },
    { language: 'ta', title: 'Krishna Mandapam' },
    { language: 'fr', title: 'Le pavillon' },
  ];
  const known = [...languages, language('ta', 'Tamil', 'தமிழ்')];

  test.each([
    ['कृष्ण मंडप.wav', 'hi'],
    ['02 कृष्ण मंडप.wav', 'hi'],
    ['कृष्ण.wav', 'hi'],
    // Shared with Tamil; and titles never identify the default language.
    ['krishna-mandapam.wav', null],
    ['Le pavillon.wav', null],
    ['02.wav', null],
    ['gate.wav', null],
  ])('%s is in %s', (filename, code) =>
    expect(languageOfTitle(filename, titles, known)).toBe(code),
  );

  it('is not the default one', () => {
    expect(languageOfTitle('krishna-mandapam.wav', titles.slice(0, 2), known)).toBeNull();
  });
});
