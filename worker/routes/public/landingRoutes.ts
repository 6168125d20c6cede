import { Hono } from 'hono';
import type { LandingContent, LandingTour } from '../../../src/domain/tours/landing';
import { landingLimits } from '../../../src/domain/landingLimits';
import {
  countPublishedTours,
  findSampleTranscript,
  listCoveredCities,
  listFeaturedTours,
  listSpokenLanguages,
} from '../../queries/public/landingQueries';
import { respondFromCache } from '../../http/respondFromCache';
import { requireFound } from '../../http/problemResponse';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { readLimit } from '../catalogue/readLimit';

const highlights: LandingContent['highlights'] = [
  {
    id: 'place',
    title: 'Made for the spot you stand on',
    description: 'Each stop begins where you are, and tells you where to look.',
  },
  {
    id: 'voices',
    title: 'Told in your language',
    description: 'Stories by people who know the place, in the languages of its visitors.',
  },
  {
    id: 'offline',
    title: 'No network needed',
    description: 'Download a tour before you leave. Map, pictures and sound come along.',
  },
];

/** Maximum age in milliseconds of the order of the featured tours, which depends on plays and not on a row version. */
const MAX_AGE_MS = 60_000;

interface LandingQuery {
  language: string;
  limit: number;
}

/** Width of a cover in pixels: a card is at most 480 wide. */
const COVER_WIDTH = 640;

/** Featured tours, with covers at card width when the worker can resize pictures. */
async function featuredTours(
  { database, publicUrl, pictures }: WorkerContext,
  query: LandingQuery,
): Promise<LandingTour[]> {
  const tours = await listFeaturedTours(database, { ...query, publicUrl });
  if (pictures === null) return tours;
  return tours.map(({ coverImageUrl, ...tour }) => {
    const isStored = coverImageUrl?.startsWith(`${publicUrl}/media/`) === true;
    return {
      ...tour,
      coverImageUrl: isStored ? `${coverImageUrl}?width=${COVER_WIDTH}` : coverImageUrl,
    };
  });
}

async function buildLanding(context: WorkerContext, query: LandingQuery): Promise<LandingContent> {
  const { database, clock } = context;
  const cities = await listCoveredCities(database);
  const languages = await listSpokenLanguages(database);
  return {
    hero: {
      eyebrow: 'Audio tours across India',
      title: 'Hear what the stones remember',
      description: `Available in ${languages.length}+ languages with downloadable audio for offline listening`,
    },
    highlights,
    stats: { totalTours: await countPublishedTours(database) },
    featuredTours: await featuredTours(context, query),
    coverage: { cities, totalCities: cities.length },
    languages,
    storeLinks: { iosUrl: null, androidUrl: null },
    generatedAt: clock().toISOString(),
  };
}

/** All content of the public landing page in one response, and the transcripts of its samples individually. */
export function landingRoutes(context: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>()
    .get('/api/landing', (c) => {
      const language = c.req.query('lang') ?? 'en';
      const limit = readLimit(c.req.query('limit'), landingLimits.tours);
      return respondFromCache(c, context, {
        key: JSON.stringify(['landing', language, limit]),
        rows: ['tours', 'languages', 'recordings'],
        maxAgeMs: MAX_AGE_MS,
        build: () => buildLanding(context, { language, limit }),
      });
    })
    .get('/api/media/:id/transcript', async (c) =>
      c.json(
        requireFound(await findSampleTranscript(context.database, c.req.param('id')), 'Transcript'),
      ),
    );
}
