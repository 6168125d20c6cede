import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SampleText } from './sampleTour';

export const sampleFolder = dirname(fileURLToPath(import.meta.url));

export interface CatalogueSection {
  durationSeconds: number | null;
  texts: Record<string, SampleText>;
}

/** A hand-written tour: the content of `catalogue/<slug>.json`. */
export interface CatalogueTour {
  slug: string;
  city: string;
  country: string;
  stateLanguage: string;
  motif: string;
  published: boolean;
  createdDaysAgo: number;
  texts: Record<string, SampleText>;
  sections: CatalogueSection[];
}

/** A recording: an entry of `narrations/index.json`. */
export interface NarrationEntry {
  file: string;
  slug: string;
  /** 0-based index of the section. */
  section: number;
  language: string;
  durationSeconds: number;
  chapters: { title: string; startSeconds: number }[];
}

// The files belong to the repository, and a test reads every one of them.
const readJson = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(path, 'utf8')) as T;

/** The first `count` hand-written tours, ordered by slug. */
export async function readCatalogueTours(count: number): Promise<CatalogueTour[]> {
  const folder = join(sampleFolder, 'catalogue');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.slice(0, count).map((name) => readJson<CatalogueTour>(join(folder, name))),
  );
}

export async function readNarrations(): Promise<NarrationEntry[]> {
  const path = join(sampleFolder, 'narrations', 'index.json');
  return existsSync(path) ? readJson<NarrationEntry[]>(path) : [];
}

/** File names of the generated pictures. */
export async function readPictureNames(): Promise<Set<string>> {
  const folder = join(sampleFolder, 'pictures');
  return new Set(existsSync(folder) ? await readdir(folder) : []);
}
