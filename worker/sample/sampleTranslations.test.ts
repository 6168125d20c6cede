import { translationNotes } from '../../src/domain/translating/translationNotes';
import { readCatalogueTours } from './catalogueFolder';

test('of the 2,493 translations of the sample catalogue five are marked, each of which has another number', async () => {
  const marked: string[] = [];
  for (const tour of await readCatalogueTours(Infinity)) {
    for (const texts of [tour.texts, ...tour.sections.map((section) => section.texts)]) {
      const source = texts['en'];
      for (const [language, text] of Object.entries(texts)) {
        if (source === undefined || language === 'en') continue;
        const titleNotes = translationNotes(source.title, text.title);
        const notes = [...titleNotes, ...translationNotes(source.description, text.description)];
        marked.push(...notes.map((note) => `${tour.slug} ${language}: ${note}`));
      }
    }
  }
  expect(marked).toEqual([
    'belur-and-halebidu-hoysala-stone de: 2023 is missing',
    'fort-kochi-and-mattancherry hi: 1503 in place of 1500',
    'jaipur-jantar-mantar fr: 1730 is missing',
    'jaipur-jantar-mantar de: 1730 is missing',
    'patan-rani-ki-vav hi: 1060 is missing',
  ]);
});
