// Reads the parts of the catalogue's files that pictures and narrations need.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Words {
  title: string;
  description: string;
}

interface Section {
  texts: Record<string, Words>;
  narration?: Record<string, string[]>;
}

export interface Tour {
  slug: string;
  city: string;
  motif: string;
  sections: Section[];
}

export function readTours(folder: string): Tour[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(folder, name), 'utf8')) as Tour];
      } catch (error) {
        console.error(`${name}: left out, it does not parse (${String(error)})`);
        return [];
      }
    });
}
