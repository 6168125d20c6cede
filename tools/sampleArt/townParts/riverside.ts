// Houses, spires and a bridge along a river, with the air between.

import { mix, tune } from '../art/colour.js';
import { W, type Scene } from '../art/scene.js';
import { d, line, path, rect, spread, times } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { chhatri } from '../parts/domes.js';
import { shikhara } from './shikhara.js';
import { merlons } from '../parts/walls.js';

function house(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  wash: string,
  away: number,
): string {
  const m = s.material(wash);
  const front = s.far(m.base, away);
  const dark = s.far(m.deep, away);
  const floors = Math.max(2, Math.floor(h / 40));
  const shape = s.random.whole(0, 2);
  const windows = times(floors, (f) => {
    const top = y - h + 12 + f * ((h - 16) / floors);
    const count = Math.max(2, Math.floor(w / 24));
    return (
      spread(count, x + 13, x + w - 13, (at) => {
        const lit = s.hour.lamps && s.random.chance(0.6) ? s.hour.glow : dark;
        return path(
          shape === 0 ? cusped(at, top + 22, 12, 20, 5) : pointed(at, top + 22, 11, 20),
          lit,
        );
      }) + rect(x, top + 26, w, 2.4, s.far(m.shade, away))
    );
  });
  const crown =
    shape === 0
      ? merlons(x, y - h, w, 10, front)
      : shape === 1
        ? chhatri(s, x + 14, y - h, 24, m) + chhatri(s, x + w - 14, y - h, 24, m)
        : rect(x + w * 0.2, y - h - 22, w * 0.42, 22, s.far(m.light, away));
  return (
    crown +
    rect(x, y - h, w, h + 60, front) +
    rect(
      s.lightLeft ? x + w * 0.78 : x,
      y - h,
      w * 0.22,
      h + 60,
      s.far(m.shade, away),
      'opacity=".6"',
    ) +
    rect(x - 2, y - h - 2, w + 4, 5, s.far(m.light, away)) +
    windows
  );
}

export function row(s: Scene, y: number, low: number, high: number, away: number): string {
  const base = s.setting.stone;
  const washes = [
    base,
    s.setting.second,
    mix(base, '#c9605a', 0.5),
    mix(base, '#f0d8b0', 0.5),
    tune(base, -0.06),
  ];
  let drawn = '';
  for (let x = -30; x < W;) {
    const w = s.random.between(70, 128);
    const h = s.random.between(low, high);
    drawn += s.random.chance(0.24)
      ? shikhara(
          s,
          x + w / 2,
          y + 8,
          w * 0.8,
          h * 1.45,
          s.random.pick([s.stone, s.second, s.roof]),
          away,
        )
      : house(s, x, y, w, h, s.random.pick(washes), away);
    x += w - 4;
  }
  return drawn;
}

/** The cantilever bridge downstream, in the haze. */
export function bridge(s: Scene, y: number): string {
  const k = s.lightLeft ? 1 : -1;
  const x = (at: number): number => W / 2 + k * at;
  const steel = s.far(mix(s.hour.dark, '#7a8a94', 0.35), 0.42);
  const top = (at: number): number => {
    const t = Math.abs(at) / 190;
    return t <= 1 ? y - 52 - 116 * t ** 2.2 : y - 168 + (t - 1) * 190;
  };
  const posts = spread(41, -400, 400, (at) =>
    top(at) > y ? '' : line(d`M${x(at)} ${y} V${top(at)} L${x(at + 20)} ${y}`, steel, 1.6),
  );
  const chord = Array.from({ length: 81 }, (_, i) => -400 + i * 10)
    .filter((at) => top(at) <= y)
    .map((at, i) => d`${x(at)} ${top(at)}`.replace(/^/, i === 0 ? 'M' : 'L'))
    .join(' ');
  return (
    posts +
    line(chord, steel, 5) +
    rect(0, y - 4, W, 9, steel) +
    [-190, 190].map((at) => rect(x(at) - 7, y - 176, 14, 220, steel)).join('')
  );
}
