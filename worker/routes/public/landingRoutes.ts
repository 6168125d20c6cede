import { Hono } from 'hono';
import type { LandingContent } from '../../../src/domain/tours/landing';
import { limits } from '../../../src/domain/limits';
import {
  countPublishedTours,
  listCoveredCities,
  listFeaturedTours,
  listSpokenLanguages,
} from '../../queries/public/landingQueries';
import { respondStored } from '../../http/respondStored';
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

/** Plays order the featured tours and have no version: their order is at most so old. */
const MAX_AGE_MS = 60_000;

interface LandingQuery {
  language: string;
  limit: number;
}

async function buildLanding(
  { database, clock, publicUrl }: WorkerContext,
  { language, limit }: LandingQuery,
): Promise<LandingContent> {
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
    featuredTours: await listFeaturedTours(database, { language, limit, publicUrl }),
    coverage: { cities, totalCities: cities.length },
    languages,
    storeLinks: { iosUrl: null, androidUrl: null },
    generatedAt: clock().toISOString(),
  };
}

/** All content of the public landing page in one response. */
export function landingRoutes(context: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>().get('/api/landing', (c) => {
    const language = c.req.query('lang') ?? 'en';
    const limit = readLimit(c.req.query('limit'), limits.landingTours);
    return respondStored(c, context, {
      key: JSON.stringify(['landing', language, limit]),
      rows: ['tours', 'languages', 'recordings'],
      maxAgeMs: MAX_AGE_MS,
      build: () => buildLanding(context, { language, limit }),
    });
  });
}
