// Makes the cover of every tour in the sample catalogue and the pictures of its first sections.
//   npx tsx tools/sampleArt/make/makePictures.ts [--all] [--covers] [slug …]
//     [--from <catalogue folder>] [--to <pictures folder>]

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { closeUps, cover } from '../pictures/cover.js';
import { readTours } from '../catalogue/writtenCatalogue.js';
import { render, type Drawing } from './render.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      covers: { type: 'boolean', default: false },
      from: { type: 'string', default: here('../../../worker/sample/catalogue') },
      to: { type: 'string', default: here('../../../worker/sample/pictures') },
    },
  });
  mkdirSync(values.to, { recursive: true });
  const tours = readTours(values.from).filter(
    ({ slug }) => positionals.length === 0 || positionals.includes(slug),
  );
  const drawings: Drawing[] = [];
  for (const tour of tours) {
    drawings.push({
      file: join(values.to, `${tour.slug}.webp`),
      width: 960,
      height: 640,
      maxBytes: 28_000,
      svg: () => cover(tour.slug, tour.motif, tour.city),
    });
    if (values.covers) continue;
    const titles = tour.sections.slice(0, 6).map(({ texts }) => texts.en?.title ?? '');
    closeUps(tour.slug, tour.motif, tour.city, titles).forEach((svg, i) => {
      const number = String(i + 1).padStart(2, '0');
      const file = join(values.to, `${tour.slug}-${number}.webp`);
      drawings.push({ file, width: 480, height: 320, maxBytes: 7_000, svg });
    });
  }
  const wanted = drawings.filter(({ file }) => values.all || !existsSync(file));
  const bytes = await render(wanted);
  console.log(`${wanted.length} pictures made, ${Math.round(bytes / 1024)} kB`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
