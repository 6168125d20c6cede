import { qaIssues } from '../../src/domain/translating/qaChecks';
import { readCatalogueTours } from './catalogueFolder';

test('of the 2,493 translations of the sample catalogue ten are marked: their numbers are others, or words', async () => {
  const marked: string[] = [];
  for (const tour of await readCatalogueTours(Infinity)) {
    for (const texts of [tour.texts, ...tour.sections.map((section) => section.texts)]) {
      const source = texts['en'];
      for (const [language, text] of Object.entries(texts)) {
        if (source === undefined || language === 'en') continue;
        const titleNotes = qaIssues(source.title, text.title);
        const notes = [...titleNotes, ...qaIssues(source.description, text.description)];
        marked.push(...notes.map((note) => `${tour.slug} ${language}: ${note}`));
      }
    }
  }
  expect(marked).toEqual([
    'belur-and-halebidu-hoysala-stone de: 2023 is missing',
    'bengaluru-cubbon-park-lalbagh kn: 26 is missing',
    'fort-kochi-and-mattancherry hi: 1503 in place of 1500',
    'jaipur-jantar-mantar fr: 1730 is missing',
    'jaipur-jantar-mantar de: 1730 is missing',
    'mahabalipuram-stone-and-sea fr: 30 is missing',
    'mylapore-town-of-the-peacock ta: 63 is missing',
    'patan-rani-ki-vav hi: 1060 is missing',
    'puducherry-white-town-and-tamil-quarter fr: 70 is missing',
    'thanjavur-the-big-temple es: 80 is missing',
  ]);
});
