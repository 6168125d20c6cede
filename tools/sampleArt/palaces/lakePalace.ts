// A white palace rising from its lake, hills behind, an island pavilion before it.

import { mix } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { d, path, rect, spread, times } from '../art/svg.js';
import { cusped } from '../parts/arches.js';
import { rowingBoat } from '../parts/boats.js';
import { banglaRoof, chhatri, ribbedDome } from '../parts/domes.js';
import { hills, mist, reflection, water } from '../parts/ground.js';
import { tree, treeLine } from '../parts/trees.js';
import { merlons } from '../parts/walls.js';

function wing(s: Scene, x: number, y: number, w: number, h: number, crown: number): string {
  const m = s.stone;
  const trim = s.second;
  const floors = Math.floor(h / 44);
  const open = (): string =>
    s.hour.lamps && s.random.chance(0.7) ? s.hour.glow : mix(m.deep, trim.shade, 0.25);
  const rows = times(floors, (f) => {
    const at = y - 14 - f * 44;
    return (
      spread(Math.max(2, Math.round(w / 23)), x + 13, x + w - 13, (px) =>
        path(cusped(px, at, 13, 26, 5), open()),
      ) + rect(x - 2, at - 34, w + 4, 3, trim.base)
    );
  });
  const bay = (at: number): string => {
    const top = y - h + 44;
    return (
      path(d`M${at - 20} ${top} h40 l-9 18 h-22 Z`, m.shade) +
      rect(at - 20, top - 34, 40, 34, m.light) +
      spread(3, at - 12, at + 12, (px) => path(cusped(px, top - 5, 9, 22, 5), open())) +
      rect(at - 23, top - 37, 46, 4, trim.base) +
      ribbedDome(s, at, top - 37, 15, m)
    );
  };
  const tops = [
    spread(Math.max(2, Math.round(w / 52)), x + 18, x + w - 18, (at) =>
      chhatri(s, at, y - h - 2, 32, m),
    ),
    merlons(x, y - h, w, 10, m.base) + chhatri(s, x + w / 2, y - h - 3, 44, m),
    banglaRoof(s, x + w / 2, y - h, w * 0.7, trim) +
      chhatri(s, x + 14, y - h, 26, m) +
      chhatri(s, x + w - 14, y - h, 26, m),
  ];
  return (
    (tops[crown % tops.length] ?? '') +
    rect(x, y - h, w, h, m.wall) +
    rect(s.lightLeft ? x + w * 0.8 : x, y - h, w * 0.2, h, m.shade, 'opacity=".6"') +
    rect(x - 3, y - h - 3, w + 6, 6, m.light) +
    rows +
    bay(x + w / 2)
  );
}

function island(s: Scene, x: number, y: number): string {
  const m = s.stone;
  return (
    tree(s, 'palm', x - 52, y, 84) +
    tree(s, 'round', x + 50, y, 60) +
    rect(x - 74, y - 30, 148, 32, m.wall) +
    spread(9, x - 62, x + 62, (at) =>
      path(cusped(at, y - 2, 11, 22, 5), s.hour.lamps ? s.hour.glow : m.deep),
    ) +
    rect(x - 80, y - 34, 160, 5, m.light) +
    [-54, 0, 54].map((at) => chhatri(s, x + at, y - 33, at === 0 ? 36 : 24, m)).join('') +
    rect(x - 84, y - 3, 168, 7, m.light)
  );
}

export function lakePalace(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const y = 470;
  const cells: [number, number, number, number][] = [
    [0, 110, 120, 1],
    [100, 96, 176, 0],
    [186, 130, 226, 2],
    [306, 112, 270, 0],
    [408, 128, 212, 1],
    [524, 100, 158, 2],
    [614, 110, 110, 0],
  ];
  const from = k > 0 ? 250 : W - 250 - 724;
  const palace = cells
    .map(([at, w, h, crown]) =>
      wing(s, k > 0 ? from + at : from + 724 - at - w, y - 26, w, h, crown),
    )
    .join('');
  const quay =
    rect(from - 30, y - 28, 784, 30, s.second.wall) +
    rect(from - 36, y - 33, 796, 7, s.stone.light) +
    spread(16, from, from + 724, (at) => path(cusped(at, y, 20, 22, 5), s.second.deep)) +
    times(3, (i) => rect(from + 280 - i * 12, y - 6 + i * 4, 150 + i * 24, 4, s.stone.light));
  const back =
    hills(s, 420, 210, s.ground.shade, 0.68) +
    hills(s, 452, 130, s.ground.shade, 0.48) +
    treeLine(s, y - 14, 34, 0.3) +
    mist(s, y - 20, 110, 0.5);
  const shown = back + palace + quay + island(s, W / 2 - k * 330, y + 6);
  return (
    shown +
    water(s, y) +
    reflection(s, y + 2, palace + quay + island(s, W / 2 - k * 330, y + 6), 0.6, 0.42) +
    rowingBoat(s, W / 2 + k * 60, 562, 0.9, 3) +
    rowingBoat(s, W / 2 - k * 120, 512, 0.46, 1) +
    rowingBoat(s, W / 2 + k * 380, 528, 0.55, 2)
  );
}
