// Halls cut in rock, chosen by hill.

import { type Scene } from '../art/scene.js';
import { freed } from './caveCourt.js';
import { gorge } from './caveGorge.js';
import { hall } from './caveHall.js';
import { lakeCaves } from './caveLake.js';

export function cave(s: Scene): string {
  if (s.slug.includes('elephanta')) return hall(s);
  if (s.slug.includes('ellora')) return freed(s);
  if (s.slug.includes('badami')) return lakeCaves(s);
  return gorge(s);
}
