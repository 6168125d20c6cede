import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleFolder } from './catalogueFolder';

/** Vocabulary of generated tours in one language; lists have the same order in all languages. */
export interface Words {
  themes: string[];
  places: string[];
  moments: string[];
  /** Descriptions of a tour; `{n}` is replaced by its number of stops. */
  about: string[];
  stops: string[];
  /** Sentences for any stop. */
  words: string[];
}

export interface City {
  stateLanguage: string;
  /** Names in English, Hindi and the language of the state. */
  names: Record<string, string>;
}

export interface Vocabulary {
  /** Cities, most visited first. */
  cities: City[];
  byLanguage: Map<string, Words>;
}

export const wordLanguages = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa'];

// The files belong to the repository, and a test compares them all.
const readWords = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(sampleFolder, 'words', `${name}.json`), 'utf8')) as T;

export async function readVocabulary(): Promise<Vocabulary> {
  const pairs = wordLanguages.map(async (language): Promise<[string, Words]> => {
    return [language, await readWords<Words>(language)];
  });
  const cities = await readWords<City[]>('cities');
  return { cities, byLanguage: new Map(await Promise.all(pairs)) };
}
