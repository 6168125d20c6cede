// Close-ups against the sky: the top of a dome, the head of a tower.

import type { Scene } from '../art/scene.js';
import { rect } from '../art/svg.js';
import { birds } from '../parts/creatures.js';
import { chhatri, finial, onion, ribbedDome } from '../parts/domes.js';
import { merlons, minaret } from '../parts/walls.js';
import { backdrop, w } from './detailFrame.js';

export function domeTop(s: Scene): string {
  const x = w / 2 + s.random.between(-40, 40);
  const m = s.random.chance(0.5) ? s.stone : s.second;
  const big = s.random.chance(0.5) ? onion(s, x, 330, 130, m) : ribbedDome(s, x, 322, 150, m);
  const side = s.lightLeft ? x + 200 : x - 200;
  return (
    backdrop(s) +
    birds(s, w - x + 20, 70, 7, 11) +
    big +
    chhatri(s, side, 326, 104, m) +
    rect(0, 306, w, 20, m.shade) +
    merlons(0, 308, w, 18, m.base)
  );
}

export function towerTop(s: Scene): string {
  const x = w / 2 + (s.lightLeft ? 70 : -70);
  const m = s.stone;
  return (
    backdrop(s) +
    birds(s, w - x, 90, 8, 10) +
    minaret(s, x, 470, 84, 330, m, 3) +
    rect(0, 296, w, 30, s.second.wall) +
    merlons(0, 298, w, 20, s.second.base) +
    finial(s, w - x, 292, 30)
  );
}
