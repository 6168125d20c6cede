// A fort on its hill: sheer walls on rock, palaces above, a town, a lake or boulders below.

import { mix } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { d, line, path, place, polygon, rect, spread, times } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { camel, elephant } from '../parts/creatures.js';
import { banglaRoof, chhatri, roundDome } from '../parts/domes.js';
import { hills, mist, reflection, water } from '../parts/ground.js';
import { town } from '../townParts/town.js';
import { tree } from '../parts/trees.js';
import { bastion, merlons, rampart } from '../parts/walls.js';

/** A block of the palace: rows of windows, bays hung on the wall, a crown of kiosks. */
function block(s: Scene, x: number, y: number, w: number, h: number, crown: number): string {
  const m = s.stone;
  const lamp = (): string => (s.hour.lamps && s.random.chance(0.7) ? s.hour.glow : m.deep);
  const rows = Math.max(1, Math.floor(h / 46));
  const windows = times(
    rows,
    (r) =>
      spread(Math.max(2, Math.floor(w / 20)), x + 12, x + w - 12, (at) =>
        path(pointed(at, y - h + 34 + r * 42, 9, 20), lamp()),
      ) + rect(x, y - h + 37 + r * 42, w, 2.5, m.shade),
  );
  const bay = (at: number): string =>
    polygon(
      [at - 13, y - h + 40, at + 13, y - h + 40, at + 8, y - h + 52, at - 8, y - h + 52],
      m.shade,
    ) +
    rect(at - 13, y - h + 12, 26, 28, m.light) +
    path(cusped(at, y - h + 38, 16, 20, 5), lamp()) +
    banglaRoof(s, at, y - h + 13, 34, m);
  const tops = [
    (): string =>
      spread(Math.max(2, Math.floor(w / 44)), x + 16, x + w - 16, (at) =>
        chhatri(s, at, y - h - 3, 30, m),
      ),
    (): string => banglaRoof(s, x + w / 2, y - h + 1, w * 0.8, m),
    (): string =>
      chhatri(s, x + 16, y - h - 3, 28, m) +
      chhatri(s, x + w - 16, y - h - 3, 28, m) +
      roundDome(s, x + w / 2, y - h, w * 0.2, m),
    (): string => merlons(x, y - h, w, 11, m.base),
  ];
  return (
    (tops[crown % tops.length] ?? ((): string => ''))() +
    rect(x, y - h, w, h, m.wall) +
    rect(s.lightLeft ? x + w * 0.74 : x, y - h, w * 0.26, h, m.shade, 'opacity=".5"') +
    rect(x - 3, y - h - 3, w + 6, 5, m.light) +
    windows +
    bay(x + w / 2)
  );
}

function rock(s: Scene, top: number): string {
  const stone = s.material(mix(s.setting.stone, s.setting.ground, 0.55));
  const crags = times(16, () => {
    const x = s.random.between(250, 930);
    const y = s.random.between(top + 20, top + 110);
    const w = s.random.between(16, 42);
    return polygon(
      [x, y, x + w, y - 6, x + w * 0.8, y + w * 1.5, x + w * 0.2, y + w * 1.9],
      stone.shade,
      'opacity=".55"',
    );
  });
  return (
    path(d`M90 520 L200 ${top + 70} L250 ${top + 12} L960 ${top + 6} V540 H90 Z`, stone.base) +
    path(
      d`M90 520 L200 ${top + 70} L250 ${top + 12} L330 ${top + 12} L290 ${top + 80} L340 540 Z`,
      stone.light,
    ) +
    crags
  );
}

export function hillFort(s: Scene): string {
  const town_ = s.city === 'Jodhpur';
  const top = town_ ? 336 : 330;
  const rows: [number, number, number, number, number][] = town_
    ? [
        [300, 22, 84, 60, 3],
        [372, 10, 104, 96, 1],
        [470, 0, 92, 128, 0],
        [556, 6, 156, 158, 3],
        [704, 0, 112, 214, 2],
        [806, 14, 190, 150, 0],
      ]
    : [
        [330, 30, 96, 96, 3],
        [404, 12, 118, 146, 0],
        [508, 6, 150, 186, 2],
        [640, 8, 108, 150, 1],
        [736, 14, 130, 112, 0],
        [850, 10, 120, 76, 3],
      ];
  const palace = rows
    .map(([x, lift, w, h, crown]) =>
      block(s, x, top - lift + 12, w, h + s.random.between(-14, 14), crown),
    )
    .join('');
  const m = s.stone;
  const deep = town_ ? 118 : 56;
  const walls =
    rampart(260, top + 34 + deep - 56, 720, deep, m, 13) +
    rampart(210, top + 96 + (town_ ? 40 : 0), 180, town_ ? 84 : 44, m, 11) +
    [300, 430, 590, 760, 900]
      .map((x, i) =>
        bastion(
          x,
          top + (town_ ? 140 : 66),
          town_ ? 84 : 66,
          (town_ ? 176 : 96) + (i % 2) * 12,
          m,
          12,
        ),
      )
      .join('') +
    bastion(214, top + (town_ ? 150 : 108), town_ ? 66 : 54, town_ ? 112 : 70, m, 11);
  const hill = rock(s, top) + palace + walls;
  const road = line(
    d`M150 520 Q330 ${top + 160} 250 ${top + 130} T300 ${top + 66}`,
    s.ground.light,
    7,
    'opacity=".8"',
  );
  const back =
    hills(s, 430, 190, s.ground.shade, 0.62) +
    hills(s, 470, 120, s.ground.shade, 0.4) +
    mist(s, 480, 150, 0.5);
  const shown = place(s.random.between(-50, -20), 0, hill + road);
  if (town_) {
    const washes = ['#3f78c2', '#4f8ad0', '#6aa4e0', '#5f8ad8', '#e3d3bb', '#4a80c8'];
    return back + shown + town(s, -20, W, 500, 4, 58, washes) + camel(s, 118, 632, 92);
  }
  const shore = 512;
  const bank = path(
    d`M0 ${shore - 16} Q300 ${shore - 40} 560 ${shore - 14} T960 ${shore - 20} V${shore + 2} H0 Z`,
    s.ground.shade,
  );
  const garden =
    rect(360, shore - 12, 300, 16, m.light) +
    rect(360, shore, 300, 12, m.shade) +
    spread(6, 384, 636, (x) => tree(s, 'round', x, shore - 8, 34));
  return (
    back +
    shown +
    bank +
    water(s, shore) +
    reflection(s, shore, shown + bank, 0.5, 0.34) +
    garden +
    path(d`M0 640 V596 Q220 572 430 612 T960 604 V640 Z`, mix(s.ground.deep, s.hour.dark, 0.5)) +
    elephant(s, 196, 598, 84) +
    elephant(s, 90, 594, 74)
  );
}
