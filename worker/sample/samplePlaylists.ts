import type { playlistItems, playlists } from '../schema/playTables';
import type { SampleTour } from './sampleTour';
import type { SeededRandom } from './seededRandom';

interface Playlist {
  name: string;
  description: string | null;
  language?: string;
  /** True for tours of the playlist; when none matches, the first three are used. */
  matches: (tour: SampleTour) => boolean;
}

const inCities =
  (...cities: string[]) =>
  (tour: SampleTour) =>
    cities.includes(tour.city);
const ofMotifs =
  (...motifs: string[]) =>
  (tour: SampleTour) =>
    motifs.includes(tour.motif);
const speaking = (language: string) => (tour: SampleTour) => language in tour.texts;
const longerThan = (sections: number) => (tour: SampleTour) => tour.sections.length > sections;

const publicPlaylists: Playlist[] = [
  {
    name: 'A first week in the north',
    description: 'Delhi, Agra and Jaipur, in the order most people see them.',
    matches: inCities('Delhi', 'Agra', 'Jaipur'),
  },
  {
    name: 'Delhi in three days',
    description: 'Five walks from the Qutb Minar to Chandni Chowk.',
    matches: inCities('Delhi'),
  },
  {
    name: 'Rajasthan by train',
    description: 'Jaipur, Jodhpur and Udaipur.',
    matches: inCities('Jaipur', 'Jodhpur', 'Udaipur'),
  },
  {
    name: 'Forts you can hear',
    description: 'Gates, echoes and cannon.',
    matches: ofMotifs('fort'),
  },
  {
    name: 'Cut from one rock',
    description: 'Ellora, Ajanta, Elephanta and Mahabalipuram.',
    matches: ofMotifs('cave', 'chariot'),
  },
  {
    name: 'Temple towns of the south',
    description: 'Thanjavur, Madurai and the shore.',
    matches: ofMotifs('gopuram'),
  },
  {
    name: 'Mughal gardens and tombs',
    description: 'Water, cypress and red stone.',
    matches: ofMotifs('mausoleum', 'garden'),
  },
  {
    name: 'Along the rivers',
    description: 'Varanasi, Kolkata and the ghats in between.',
    matches: ofMotifs('ghat'),
  },
  {
    name: 'Bombay, Madras, Calcutta',
    description: 'Three port cities and what was built in them.',
    matches: inCities('Mumbai', 'Chennai', 'Kolkata'),
  },
  {
    name: 'The coast, from Goa to Kochi',
    description: null,
    matches: inCities('Old Goa', 'Panaji', 'Kochi'),
  },
  {
    name: 'Hungry walks',
    description: 'Bazaars, breakfast and sweets. Come without having eaten.',
    matches: ofMotifs('bazaar'),
  },
  {
    name: 'With children',
    description: 'Short walks with shade and something to find at every stop.',
    matches: (tour) => tour.sections.length <= 9,
  },
  { name: 'Long afternoons', description: 'Fourteen stops and more.', matches: longerThan(13) },
  {
    name: 'Buddha’s country',
    description: 'Sarnath, Sanchi and the painted caves.',
    matches: (tour) => inCities('Sarnath', 'Sanchi', 'Ajanta')(tour),
  },
  {
    name: 'Karnataka in stone',
    description: 'Hampi, Belur, Halebidu and Pattadakal.',
    matches: speaking('kn'),
  },
  {
    name: 'Freedom walks',
    description: 'Where 1857, 1919 and 1930 happened.',
    matches: inCities('Lucknow', 'Amritsar', 'Ahmedabad'),
  },
  {
    name: 'Monsoon days',
    description: 'Mostly under a roof.',
    matches: ofMotifs('palace', 'church', 'colonial'),
  },
  { name: 'Stars and shadows', description: null, matches: ofMotifs('observatory', 'stepwell') },
  {
    name: 'दिल्ली और आगरा',
    description: 'हिन्दी में सुनिए: लाल क़िले से ताजमहल तक।',
    language: 'hi',
    matches: inCities('Delhi', 'Agra'),
  },
  {
    name: 'बनारस से लखनऊ',
    description: 'घाट, इमामबाड़े और गलियाँ।',
    language: 'hi',
    matches: inCities('Varanasi', 'Sarnath', 'Lucknow'),
  },
  {
    name: 'தமிழ்நாட்டுக் கோயில்கள்',
    description: 'தஞ்சாவூர், மதுரை, மயிலாப்பூர்.',
    language: 'ta',
    matches: speaking('ta'),
  },
  {
    name: 'কলকাতার পথে',
    description: 'গঙ্গার ধার থেকে ডালহৌসি।',
    language: 'bn',
    matches: inCities('Kolkata'),
  },
  {
    name: 'महाराष्ट्राच्या लेणी',
    description: 'वेरूळ आणि अजिंठा.',
    language: 'mr',
    matches: ofMotifs('cave'),
  },
  {
    name: 'لکھنؤ اور دلّی',
    description: 'اردو میں دو شہروں کی کہانی۔',
    language: 'ur',
    matches: speaking('ur'),
  },
  {
    name: 'L’Inde en français',
    description: 'Toutes les visites qui existent en français.',
    language: 'fr',
    matches: speaking('fr'),
  },
];
const privatePlaylists: Playlist[] = [
  { name: 'Honeymoon', description: null, matches: inCities('Udaipur', 'Agra', 'Kochi') },
  { name: 'School trip 8B', description: 'For the bus.', matches: inCities('Delhi') },
  { name: 'Mum’s birthday', description: null, matches: inCities('Varanasi', 'Sarnath') },
  {
    name: 'To check before publishing',
    description: 'Editors only',
    matches: (tour) => !tour.published,
  },
  { name: 'Weekend', description: null, matches: inCities('Mumbai') },
  { name: 'Later', description: null, matches: longerThan(17) },
];
const MAX_ITEMS = 12;

/** Rows of playlists and their items; `idOf` maps a tour's slug to its id. */
export function playlistRows(
  tours: readonly SampleTour[],
  idOf: (slug: string) => string,
  now: Date,
  random: SeededRandom,
) {
  const rows: (typeof playlists.$inferInsert)[] = [];
  const items: (typeof playlistItems.$inferInsert)[] = [];
  const published = tours.filter((tour) => tour.published);
  const isPublicSet = new Set(publicPlaylists);
  for (const playlist of [...publicPlaylists, ...privatePlaylists]) {
    const { name, description, language, matches } = playlist;
    const is_public = isPublicSet.has(playlist);
    const id = random.uuid();
    const created_at = now.toISOString();
    rows.push({ id, name, description, language: language ?? null, is_public, created_at });
    const matching = (is_public ? published : tours).filter(matches);
    const selected = matching.length > 0 ? matching : published.slice(0, 3);
    for (const [position, tour] of selected.slice(0, MAX_ITEMS).entries()) {
      items.push({ playlist_id: id, position, tour_id: idOf(tour.slug) });
    }
  }
  return { playlists: rows, items };
}
