// The sides of a market street: houses over shops.

import { mix, tune } from '../art/colour.js';
import { type Scene } from '../art/scene.js';
import { circle, ellipse, times } from '../art/svg.js';
import { type Street } from './street.js';

export function house(
  s: Scene,
  t: Street,
  side: number,
  near: number,
  far: number,
  index: number,
): string {
  const washes = [
    s.setting.stone,
    '#e9c98f',
    mix('#6f9aa0', s.setting.stone, 0.2),
    '#d98f7a',
    '#efe2c8',
    mix('#8fa878', s.setting.stone, 0.2),
    s.setting.second,
    '#c9a0a8',
  ];
  const wash = tune(
    washes[(index * 2 + (side > 0 ? 1 : 0)) % washes.length] ?? s.setting.stone,
    s.random.between(-0.03, 0.02),
  );
  const m = s.material(wash);
  const lit = side < 0 !== s.lightLeft;
  const haze = Math.max(0, Math.min(0.42, (near - 330) / 3200));
  const wall = s.far(lit ? m.light : m.shade, haze);
  const edge = s.far(lit ? m.base : m.deep, haze);
  const dark = s.far(m.deep, haze);
  const high = s.random.between(300, 420);
  const floors = high > 350 ? 3 : 2;
  const depth = far - near;
  let drawn =
    t.patch(side, near, far, 0, high, wall) +
    t.patch(side, near, near + depth * 0.05, 0, high, edge) +
    t.slope(side, near, far, high, high - 8, -14, edge);
  for (let f = 1; f <= floors; f += 1) {
    const low = 110 + (f - 1) * ((high - 118) / floors);
    const top = low + ((high - 118) / floors) * 0.74;
    drawn += t.patch(side, near, far, low - 12, low - 5, edge);
    const bay = f === 1 && s.random.chance(0.6);
    for (let n = 0; n < 3; n += 1) {
      const a = near + depth * (0.1 + n * 0.3);
      const glow = s.hour.lamps && s.random.chance(0.75);
      drawn +=
        t.arch(side, a - depth * 0.015, a + depth * 0.215, low - 2, top + 5, edge) +
        t.arch(side, a, a + depth * 0.2, low, top, glow ? s.far(s.hour.glow, haze * 0.6) : dark);
    }
    if (bay)
      drawn +=
        t.slope(side, near, far, low + 2, low - 2, 26, edge) +
        t.patch(side * 0.9, near, far, low, low + 28, s.far(m.light, haze), 'opacity=".9"') +
        times(9, (n) =>
          t.patch(
            side * 0.9,
            near + (depth * (n + 0.3)) / 9,
            near + (depth * (n + 0.55)) / 9,
            low + 3,
            low + 24,
            dark,
            'opacity=".6"',
          ),
        );
  }
  return (
    drawn +
    t.patch(
      side,
      near + depth * 0.06,
      far - depth * 0.04,
      0,
      92,
      s.hour.lamps ? s.far(mix(s.hour.glow, '#b9702f', 0.35), haze) : dark,
    )
  );
}

export function shop(
  s: Scene,
  t: Street,
  side: number,
  near: number,
  far: number,
  index: number,
): string {
  const haze = Math.max(0, Math.min(0.4, (near - 330) / 3200));
  const dull = s.hour.lamps ? 0.3 : 0.08;
  const one = s.far(
    mix(
      [s.setting.accent, '#2f8a86', '#c23b4e', '#e0a030', '#5a6fb0'][index % 5] ?? '#c23b4e',
      s.hour.dark,
      dull,
    ),
    haze,
  );
  const other = s.far(mix('#f7edd9', s.hour.haze, dull), haze);
  const goods = ['#e8a02f', '#c8402f', '#7fa03f', '#f0d060', '#b04a7a', '#e07a30'];
  const depth = far - near;
  const cells = times(5, (n) => {
    const a = near + depth * (0.06 + 0.18 * n);
    const [x, y] = t.at(side * 205, 44, a + depth * 0.06);
    const r = 9600 / a;
    const colour = s.far(
      mix(goods[(n + index) % goods.length] ?? '#e8a02f', s.hour.dark, dull),
      haze,
    );
    return (
      ellipse(x, y, r * 0.9, r, colour) +
      ellipse(x - r * 0.2, y - r * 0.4, r * 0.45, r * 0.34, mix(colour, '#ffffff', 0.3))
    );
  });
  const table = t.patch(
    side * 0.88,
    near + depth * 0.04,
    far - depth * 0.04,
    0,
    40,
    s.far(mix('#7a4f38', s.hour.dark, dull + 0.15), haze),
  );
  const stripes = times(8, (n) =>
    t.slope(
      side,
      near + (depth * n) / 8,
      near + (depth * (n + 1)) / 8,
      118,
      88,
      66,
      n % 2 === 0 ? one : other,
    ),
  );
  const [lx, ly] = t.at(side * 190, 80, near + depth * 0.5);
  const lamp = s.hour.lamps
    ? circle(lx, ly, 9000 / near, s.hour.glow, 'opacity=".3"') +
      circle(lx, ly, 2600 / near, '#fff4cc')
    : '';
  return cells + table + stripes + lamp;
}
