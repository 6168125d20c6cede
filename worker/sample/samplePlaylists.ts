import type { Row } from './bulkInsert';
import type { SampleTour } from './sampleTour';
import type { SeededRandom } from './seededRandom';

interface Playlist {
  name: string;
  description: string | null;
  language?: string;
  /** Which tours it holds; one that finds none takes a few at random. */
  holds: (tour: SampleTour) => boolean;
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
    holds: inCities('Delhi', 'Agra', 'Jaipur'),
  },
  {
    name: 'Delhi in three days',
    description: 'Five walks from the Qutb Minar to Chandni Chowk.',
    holds: inCities('Delhi'),
  },
  {
    name: 'Rajasthan by train',
    description: 'Jaipur, Jodhpur and Udaipur.',
    holds: inCities('Jaipur', 'Jodhpur', 'Udaipur'),
  },
  { name: 'Forts you can hear', description: 'Gates, echoes and cannon.', holds: ofMotifs('fort') },
  {
    name: 'Cut from one rock',
    description: 'Ellora, Ajanta, Elephanta and Mahabalipuram.',
    holds: ofMotifs('cave', 'chariot'),
  },
  {
    name: 'Temple towns of the south',
    description: 'Thanjavur, Madurai and the shore.',
    holds: ofMotifs('gopuram'),
  },
  {
    name: 'Mughal gardens and tombs',
    description: 'Water, cypress and red stone.',
    holds: ofMotifs('mausoleum', 'garden'),
  },
  {
    name: 'Along the rivers',
    description: 'Varanasi, Kolkata and the ghats in between.',
    holds: ofMotifs('ghat'),
  },
  {
    name: 'Bombay, Madras, Calcutta',
    description: 'Three port cities and what was built in them.',
    holds: inCities('Mumbai', 'Chennai', 'Kolkata'),
  },
  {
    name: 'The coast, from Goa to Kochi',
    description: null,
    holds: inCities('Old Goa', 'Panaji', 'Kochi'),
  },
  {
    name: 'Hungry walks',
    description: 'Bazaars, breakfast and sweets. Come without having eaten.',
    holds: ofMotifs('bazaar'),
  },
  {
    name: 'With children',
    description: 'Short walks with shade and something to find at every stop.',
    holds: (tour) => tour.sections.length <= 9,
  },
  { name: 'Long afternoons', description: 'Fourteen stops and more.', holds: longerThan(13) },
  {
    name: 'Buddha’s country',
    description: 'Sarnath, Sanchi and the painted caves.',
    holds: (tour) => inCities('Sarnath', 'Sanchi', 'Ajanta')(tour),
  },
  {
    name: 'Karnataka in stone',
    description: 'Hampi, Belur, Halebidu and Pattadakal.',
    holds: speaking('kn'),
  },
  {
    name: 'Freedom walks',
    description: 'Where 1857, 1919 and 1930 happened.',
    holds: inCities('Lucknow', 'Amritsar', 'Ahmedabad'),
  },
  {
    name: 'Monsoon days',
    description: 'Mostly under a roof.',
    holds: ofMotifs('palace', 'church', 'colonial'),
  },
  { name: 'Stars and shadows', description: null, holds: ofMotifs('observatory', 'stepwell') },
  {
    name: 'दिल्ली और आगरा',
    description: 'हिन्दी में सुनिए: लाल क़िले से ताजमहल तक।',
    language: 'hi',
    holds: inCities('Delhi', 'Agra'),
  },
  {
    name: 'बनारस से लखनऊ',
    description: 'घाट, इमामबाड़े और गलियाँ।',
    language: 'hi',
    holds: inCities('Varanasi', 'Sarnath', 'Lucknow'),
  },
  {
    name: 'தமிழ்நாட்டுக் கோயில்கள்',
    description: 'தஞ்சாவூர், மதுரை, மயிலாப்பூர்.',
    language: 'ta',
    holds: speaking('ta'),
  },
  {
    name: 'কলকাতার পথে',
    description: 'গঙ্গার ধার থেকে ডালহৌসি।',
    language: 'bn',
    holds: inCities('Kolkata'),
  },
  {
    name: 'महाराष्ट्राच्या लेणी',
    description: 'वेरूळ आणि अजिंठा.',
    language: 'mr',
    holds: ofMotifs('cave'),
  },
  {
    name: 'لکھنؤ اور دلّی',
    description: 'اردو میں دو شہروں کی کہانی۔',
    language: 'ur',
    holds: speaking('ur'),
  },
  {
    name: 'L’Inde en français',
    description: 'Toutes les visites qui existent en français.',
    language: 'fr',
    holds: speaking('fr'),
  },
];
const privatePlaylists: Playlist[] = [
  { name: 'Honeymoon', description: null, holds: inCities('Udaipur', 'Agra', 'Kochi') },
  { name: 'School trip 8B', description: 'For the bus.', holds: inCities('Delhi') },
  { name: 'Mum’s birthday', description: null, holds: inCities('Varanasi', 'Sarnath') },
  {
    name: 'To check before publishing',
    description: 'Editors only',
    holds: (tour) => !tour.published,
  },
  { name: 'Weekend', description: null, holds: inCities('Mumbai') },
  { name: 'Later', description: null, holds: longerThan(17) },
];
const MOST_ITEMS = 12;

export const playlistColumns = {
  id: 'uuid',
  name: 'text',
  description: 'text',
  is_public: 'boolean',
  language: 'text',
  created_at: 'timestamptz',
};
export const itemColumns = { playlist_id: 'uuid', position: 'integer', tour_id: 'uuid' };

/** `idOf` gives the id of a tour by its slug. */
export function playlistRows(
  tours: readonly SampleTour[],
  idOf: (slug: string) => unknown,
  now: Date,
  random: SeededRandom,
) {
  const playlists: Row[] = [];
  const items: Row[] = [];
  const published = tours.filter((tour) => tour.published);
  const isPublicSet = new Set(publicPlaylists);
  for (const playlist of [...publicPlaylists, ...privatePlaylists]) {
    const { name, description, language, holds } = playlist;
    const is_public = isPublicSet.has(playlist);
    const id = random.uuid();
    const created_at = now.toISOString();
    playlists.push({ id, name, description, language: language ?? null, is_public, created_at });
    const found = (is_public ? published : tours).filter(holds);
    const held = found.length > 0 ? found : published.slice(0, 3);
    for (const [position, tour] of held.slice(0, MOST_ITEMS).entries()) {
      items.push({ playlist_id: id, position, tour_id: idOf(tour.slug) });
    }
  }
  return { playlists, items };
}
