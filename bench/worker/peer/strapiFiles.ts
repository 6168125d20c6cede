import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const core = (kind: string) =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::tour.tour');\n`;
const type = (name: string) => ({ type: name });

/** Settings, and one content type with the fields of a tour; times are Strapi's own. */
const files = (port: number, databaseUrl: string): Record<string, unknown> => ({
  'config/server.json': { host: '127.0.0.1', port, app: { keys: ['bench'] } },
  'config/admin.json': {
    auth: { secret: 'bench' },
    apiToken: { salt: 'bench' },
    transfer: { token: { salt: 'bench' } },
    serveAdminPanel: false,
  },
  'config/api.json': { rest: { defaultLimit: 25, maxLimit: 100_000 } },
  'config/middlewares.json': [
    'strapi::errors',
    'strapi::security',
    'strapi::cors',
    'strapi::compression',
    'strapi::query',
    'strapi::body',
    'strapi::favicon',
    'strapi::public',
  ],
  'config/database.json': {
    connection: {
      client: 'postgres',
      connection: { connectionString: databaseUrl },
      pool: { min: 2, max: 10 },
    },
  },
  'src/api/tour/content-types/tour/schema.json': {
    kind: 'collectionType',
    collectionName: 'tours',
    info: { singularName: 'tour', pluralName: 'tours', displayName: 'Tour' },
    options: { draftAndPublish: false },
    attributes: {
      slug: type('string'),
      city: type('string'),
      country: type('string'),
      duration_seconds: type('integer'),
      primary_language: type('string'),
      is_published: type('boolean'),
      cover_media_url: type('text'),
      language: type('string'),
      title: type('string'),
      description: type('text'),
      slug_suffix: type('string'),
    },
  },
  'src/api/tour/controllers/tour.js': core('Controller'),
  'src/api/tour/services/tour.js': core('Service'),
  'src/api/tour/routes/tour.js': core('Router'),
  'src/api/tour/routes/landing.js': `module.exports = {
  routes: [{ method: 'GET', path: '/landing', handler: 'tour.find', config: { auth: false } }],
};\n`,
});

/** Writes a Strapi project. */
export function writeStrapi(folder: string, port: number, databaseUrl: string): void {
  mkdirSync(join(folder, 'public/uploads'), { recursive: true });
  for (const [name, content] of Object.entries(files(port, databaseUrl))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, name), text);
  }
}
