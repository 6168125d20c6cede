// Makes the spoken narrations of the sample catalogue and their index.
//   npx tsx tools/sampleArt/make/makeNarrations.ts [--all] [--from <catalogue>] [--to <folder>]

import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { durationOf, encode, kilobytesPerSecond } from '../audio/encode.js';
import { allNarrations, withinLimit, type Narration } from '../audio/plan.js';
import { paragraphsOf, sampleRate, speak, type Speech } from '../audio/speak.js';
import { voices } from '../audio/voices.js';
import { readTours } from '../catalogue/writtenCatalogue.js';

interface Entry {
  file: string;
  slug: string;
  section: number;
  language: string;
  durationSeconds: number;
  chapters: { title: string; startSeconds: number }[];
}

const limit = 12_900_000;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function spoken(narration: Narration): Speech {
  const voice = voices[narration.language];
  if (!voice) throw new Error(`No voice for ${narration.language}`);
  return speak(narration.text, voice);
}

function entryOf(narration: Narration, starts: number[], path: string): Entry {
  const { file, slug, section, language, titles } = narration;
  if (titles.length > 0 && titles.length !== starts.length) {
    console.warn(`${file}: ${titles.length} chapter titles, ${starts.length} paragraphs`);
  }
  const chapters = titles.slice(0, starts.length).map((title, i) => ({
    title,
    startSeconds: Math.round((starts[i] ?? 0) * 1000) / 1000,
  }));
  return { file, slug, section, language, durationSeconds: durationOf(path), chapters };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      from: { type: 'string', default: here('../../../worker/sample/catalogue') },
      to: { type: 'string', default: here('../../../worker/sample/narrations') },
    },
  });
  const index = join(values.to, 'index.json');
  mkdirSync(values.to, { recursive: true });
  const known = new Map<string, Entry>();
  if (!values.all && existsSync(index)) {
    for (const entry of JSON.parse(readFileSync(index, 'utf8')) as Entry[]) {
      if (existsSync(join(values.to, entry.file))) known.set(entry.file, entry);
    }
  }

  const lengths = new Map<string, number>();
  const bytesOf = (narration: Narration): number => {
    const { file, packing } = narration;
    if (known.has(file)) return statSync(join(values.to, file)).size;
    const seconds = lengths.get(file) ?? spoken(narration).samples.length / 2 / sampleRate;
    lengths.set(file, seconds);
    return seconds * kilobytesPerSecond(packing) * 1000;
  };

  const wanted = allNarrations(readTours(values.from));
  const kept = withinLimit(wanted, bytesOf, limit);
  let madeCount = 0;
  const entries = kept.map((narration) => {
    const found = known.get(narration.file);
    if (found) return found;
    const speech = spoken(narration);
    const path = join(values.to, narration.file);
    encode(speech, narration.packing, path);
    madeCount += 1;
    return entryOf(
      narration,
      speech.paragraphStarts.slice(0, paragraphsOf(narration.text).length),
      path,
    );
  });

  const files = new Set(entries.map(({ file }) => file));
  for (const name of readdirSync(values.to)) {
    if (/\.(mp3|m4a)$/.test(name) && !files.has(name)) rmSync(join(values.to, name));
  }
  const rows = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  writeFileSync(index, `[\n${rows}\n]\n`);

  const bytes = entries.reduce((sum, { file }) => sum + statSync(join(values.to, file)).size, 0);
  const left = wanted.filter(({ file }) => !files.has(file)).map(({ file }) => file);
  console.log(`${madeCount} made, ${entries.length} in all, ${Math.round(bytes / 1000)} kB`);
  if (left.length > 0) console.log(`Left out to keep to the limit: ${left.join(', ')}`);
}

main();
