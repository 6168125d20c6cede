// Close-ups out of doors: boats, trees, water flowers, roofs, beasts.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { d, ellipse, group, path, place, rect, spread, times } from '../art/svg.js';
import { cusped } from '../parts/arches.js';
import { rowingBoat, roofedBoat } from '../parts/boats.js';
import { elephant, kites, nearBirds, peacock } from '../parts/creatures.js';
import { figure } from '../parts/people.js';
import { tree as treeOf, treeLine } from '../parts/trees.js';
import { town } from '../townParts/town.js';
import { merlons } from '../parts/walls.js';
import { backdrop, h, w } from './detailFrame.js';

const wave = (s: Scene, y: number): string =>
  rect(0, y, w, h - y, s.water) +
  times(14, () =>
    rect(
      s.random.between(-20, w),
      s.random.between(y + 6, h - 4),
      s.random.between(20, 90),
      2,
      '#ffffff',
      'rx="1" opacity=".3"',
    ),
  );

export function boat(s: Scene): string {
  const k = s.random.between(1.25, 1.6);
  const one =
    s.setting.trees.includes('palm') && s.random.chance(0.5)
      ? roofedBoat(s, w / 2, 232, k)
      : rowingBoat(s, w / 2, 236, k, 3);
  return (
    backdrop(s) +
    treeLine(s, 168, 26, 0.45, -10, 490) +
    wave(s, 172) +
    one +
    nearBirds(s, w / 2, 90, 6)
  );
}

export function tree(s: Scene): string {
  const kind = s.random.pick(s.setting.trees);
  const x = w / 2 + (s.lightLeft ? 50 : -50);
  return (
    backdrop(s) +
    treeLine(s, 236, 30, 0.5, -10, 490) +
    rect(0, 244, w, 80, s.ground.light) +
    path(d`M0 270 Q${w / 2} 250 ${w} 276 V320 H0 Z`, s.ground.base) +
    ellipse(x, 272, 120, 10, s.hour.dark, 'opacity=".2"') +
    treeOf(s, kind, x, 274, kind === 'banyan' ? 290 : 250) +
    rect(x - 70, 258, 140, 18, s.stone.light) +
    rect(x - 74, 254, 148, 7, s.stone.base) +
    figure(s, w - x - 20, 292, 96) +
    figure(s, w - x + 24, 294, 92)
  );
}

export function lotus(s: Scene): string {
  const flower = (x: number, y: number, k: number, colour: string): string =>
    place(
      x,
      y,
      [-60, 60, -36, 36, 0]
        .map((a, i) =>
          group(
            path(
              d`M0 0 Q24 -34 0 -72 Q-24 -34 0 0 Z`,
              i < 2 ? mix(colour, s.hour.shade, 0.3) : i < 4 ? colour : mix(colour, '#ffffff', 0.4),
            ),
            `transform="rotate(${a})"`,
          ),
        )
        .join('') + ellipse(0, 0, 18, 7, s.gold.base),
      k,
    );
  const pad = (): string => {
    const x = s.random.between(0, w);
    const y = s.random.between(110, h);
    const r = s.random.between(28, 56);
    return (
      ellipse(x, y, r, r * 0.42, s.leaf.base) +
      path(d`M${x} ${y} L${x + r} ${y - 6} L${x + r * 0.9} ${y + 8} Z`, s.water) +
      ellipse(x - 4, y - 3, r * 0.7, r * 0.26, s.leaf.light, 'opacity=".5"')
    );
  };
  return (
    backdrop(s) +
    treeLine(s, 84, 22, 0.4, -10, 490) +
    rect(0, 86, w, 20, s.stone.light) +
    rect(0, 100, w, 8, s.stone.shade) +
    wave(s, 106) +
    times(13, pad) +
    flower(120, 190, 0.7, '#e58aa8') +
    flower(372, 176, 0.6, '#f0c0cc') +
    flower(250, 276, 1.2, '#e0709a')
  );
}

export function rooftops(s: Scene): string {
  return (
    backdrop(s) +
    kites(s, 4) +
    town(s, -20, 500, 190, 3, 96, [
      s.setting.stone,
      s.setting.second,
      mix(s.setting.stone, s.setting.accent, 0.3),
      '#d8c0a0',
    ]) +
    nearBirds(s, w / 2, 110, 9)
  );
}

export function parade(s: Scene): string {
  return (
    backdrop(s) +
    treeLine(s, 226, 30, 0.45, -10, 490) +
    rect(0, 196, w, 60, s.stone.wall) +
    merlons(0, 198, w, 22, s.stone.base) +
    rect(0, 252, w, 70, s.ground.light) +
    elephant(s, w / 2 + (s.lightLeft ? 40 : -40), 300, 176, !s.lightLeft) +
    figure(s, s.lightLeft ? 90 : 390, 306, 110, 1)
  );
}

export function bird(s: Scene): string {
  return (
    backdrop(s) +
    treeLine(s, 196, 30, 0.45, -10, 490) +
    path(d`M0 200 H${w} V320 H0 Z`, s.stone.wall) +
    rect(0, 194, w, 12, s.stone.light) +
    spread(9, 40, 440, (at) => path(cusped(at, 300, 34, 70, 5), s.stone.deep)) +
    peacock(s, w / 2 + (s.lightLeft ? 40 : -40), 196, 128, !s.lightLeft)
  );
}
