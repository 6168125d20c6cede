import { seededRandom } from '../../worker/sample/seededRandom';
import { signInByHttp } from './signInByHttp';

const PLAY_CONNECTIONS = [1, 50, 200];

/** A call under load. */
export interface Call {
  name: string;
  method?: 'POST';
  /** Each connection cycles through these. */
  paths: string[];
  headers: Record<string, string>;
  connections?: readonly number[];
}

/** Number of distinct sections that are played. */
const PLAYED_SECTIONS = 100_000;
/** Number of tours whose sections are fetched concurrently. */
const READS = 16;

async function chooseSections(
  url: string,
  headers: Record<string, string>,
  tours: readonly { id: string }[],
): Promise<string[]> {
  const sectionsOf = async ({ id }: { id: string }) => {
    const response = await fetch(`${url}/api/tours/${id}/sections?lang=en`, { headers });
    return ((await response.json()) as { id: string }[]).map((section) => section.id); // this worker's own response
  };
  const ids: string[] = [];
  for (let first = 0; first < tours.length && ids.length < PLAYED_SECTIONS; first += READS) {
    const lists = await Promise.all(tours.slice(first, first + READS).map(sectionsOf));
    ids.push(...lists.flat());
  }
  return ids.slice(0, PLAYED_SECTIONS);
}

/** The n-th id is drawn with 1/n of the first one's probability. */
function drawByZipf(ids: readonly string[], count: number): string[] {
  const random = seededRandom('zipf');
  // In a continuous law with exponent 1, the logarithm of the rank is uniform.
  return Array.from({ length: count }, () => {
    const rank = Math.floor(ids.length ** random.next());
    return ids[Math.min(rank, ids.length) - 1] ?? '';
  });
}

export async function chooseCalls(url: string): Promise<Call[]> {
  const authorization = `Bearer ${await signInByHttp(url)}`;
  const headers = { authorization, 'accept-encoding': 'gzip, deflate, br' };
  const list = await fetch(`${url}/api/tours?lang=en`, { headers });
  const tours = (await list.json()) as { id: string }[];
  const sections = await chooseSections(url, headers, tours);
  const analytics = (type: string): Call => {
    return { name: `Analytics: ${type}`, paths: [`/api/analytics?type=${type}`], headers };
  };
  const playsOf = (name: string, chosen: string[]): Call => {
    const paths = chosen.map((id) => `/api/sections/${id}/play?lang=en`);
    return { name, method: 'POST', paths, headers, connections: PLAY_CONNECTIONS };
  };
  const known = { 'if-none-match': list.headers.get('etag') ?? '' };
  const isPublic = { 'accept-encoding': headers['accept-encoding'] };
  return [
    { name: `List of ${tours.length}`, paths: ['/api/tours?lang=en'], headers },
    {
      name: 'The list, unchanged (304)',
      paths: ['/api/tours?lang=en'],
      headers: { ...headers, ...known },
    },
    { name: 'Landing page', paths: ['/api/landing?lang=en'], headers: isPublic },
    { name: 'Languages', paths: ['/api/languages'], headers: isPublic },
    { name: 'One tour', paths: [`/api/tours/${tours[0]?.id ?? ''}?lang=en`], headers },
    playsOf('Plays of one section', sections.slice(0, 1)),
    playsOf(`Plays of ${sections.length} sections by Zipf's law`, drawByZipf(sections, 20_000)),
    // Last: abandoned calls that take long are still running afterwards.
    ...['overview', 'sections', 'tours'].map(analytics),
  ];
}
