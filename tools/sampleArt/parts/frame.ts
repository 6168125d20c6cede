// The foreground: a bough with its flowers, or an arch to look through.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, line, path, place, times } from '../art/svg.js';
import { cusped } from './arches.js';

/** A leafy bough reaching in from an upper corner. */
export function bough(s: Scene, left: boolean, flower = ''): string {
  const fill = mix(s.leaf.deep, s.hour.dark, 0.55);
  const other = mix(s.leaf.shade, s.hour.dark, 0.35);
  const stems: [number, number, number][] = [
    [300, 64, 20],
    [210, 128, 60],
    [380, 18, -14],
  ];
  let drawn = '';
  for (const [reach, drop, bend] of stems) {
    drawn += line(d`M-10 -10 Q${reach * 0.5} ${drop * 0.3 + bend} ${reach} ${drop}`, fill, 5);
    for (let k = 0.12; k <= 1; k += 0.055) {
      const x = -10 * (1 - k) ** 2 + 2 * k * (1 - k) * reach * 0.5 + k * k * reach;
      const y = -10 * (1 - k) ** 2 + 2 * k * (1 - k) * (drop * 0.3 + bend) + k * k * drop;
      for (const side of [-1, 1]) {
        const size = s.random.between(15, 30);
        const leaf = path(
          d`M0 0 Q${size * 0.5} ${-size * 0.34} ${size} 0 Q${size * 0.5} ${size * 0.34} 0 0 Z`,
          s.random.chance(0.35) ? other : fill,
        );
        drawn += place(x, y, leaf, 1, side * s.random.between(35, 85) + 15);
      }
      if (flower !== '' && s.random.chance(0.5)) {
        drawn += times(3, () =>
          circle(
            x + s.random.between(-16, 16),
            y + s.random.between(-14, 16),
            s.random.between(3, 5.5),
            flower,
          ),
        );
      }
    }
  }
  return place(left ? 0 : W, 0, drawn, left ? 1 : -1);
}

/** A scalloped arch through which the view is seen. */
export function throughArch(s: Scene): string {
  const fill = mix(s.stone.deep, s.hour.dark, 0.72);
  const rim = mix(s.stone.shade, s.hour.dark, 0.4);
  const opening = cusped(W / 2, H + 20, 800, 640, 9);
  const outer = d`M0 0 H${W} V${H} H0 Z `;
  return (
    path(outer + opening, fill, 'fill-rule="evenodd"') +
    line(opening, rim, 5) +
    line(cusped(W / 2, H + 20, 824, 656, 9), rim, 1.6, 'opacity=".6"')
  );
}
