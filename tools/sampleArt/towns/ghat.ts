// Steps down to a river: palaces and spires above, boats and lamps on the water.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, group, line, path, place, polygon, rect, spread, times } from '../art/svg.js';
import { rowingBoat } from '../parts/boats.js';
import { nearBirds } from '../parts/creatures.js';
import { chhatri, roundDome } from '../parts/domes.js';
import { mist, reflection, water } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree } from '../parts/trees.js';
import { bridge, row } from '../townParts/riverside.js';

const shore = 486;

function steps(s: Scene, y: number): string {
  const m = s.material(mix(s.setting.second, s.setting.stone, 0.35));
  const count = 11;
  const h = (shore - y) / count;
  const bands = times(count, (i) =>
    rect(0, y + i * h, W, h + 0.6, i % 2 === 0 ? m.light : mix(m.base, m.shade, 0.35)),
  );
  const piers = spread(5, 60, W - 80, (at) => {
    const x = at + s.random.between(-40, 40);
    const w = s.random.between(44, 74);
    const top = y + s.random.between(10, 26);
    return (
      polygon([x - w / 2, top, x + w / 2, top, x + w * 0.5, shore, x - w * 0.5, shore], m.base) +
      rect(s.lightLeft ? x : x - w / 2, top, w / 2, shore - top, m.shade, 'opacity=".55"') +
      rect(x - w / 2 - 3, top - 4, w + 6, 6, m.light) +
      (s.random.chance(0.5)
        ? chhatri(s, x, top - 3, 38, s.stone)
        : roundDome(s, x, top - 18, 13, s.roof) + rect(x - 13, top - 18, 26, 16, s.second.wall))
    );
  });
  return bands + piers;
}

function shades(s: Scene, y: number): string {
  return spread(7, 70, W - 70, (at) => {
    const x = at + s.random.between(-46, 46);
    const foot = y + s.random.between(-28, 4);
    const r = s.random.between(20, 27);
    const straw = mix(s.random.pick(['#d9a35a', '#c98a4a', s.setting.accent]), s.hour.shade, 0.2);
    return (
      line(d`M${x} ${foot} L${x + 3} ${foot - 40}`, s.hour.dark, 2) +
      place(
        x + 3,
        foot - 36,
        path(
          d`M${-r} 0 Q${-r * 0.6} ${-r * 0.62} 0 ${-r * 0.66} Q${r * 0.6} ${-r * 0.62} ${r} 0 Z`,
          straw,
        ) +
          path(
            d`M0 ${-r * 0.66} Q${r * 0.6} ${-r * 0.62} ${r} 0 H${r * 0.3} Z`,
            mix(straw, s.hour.dark, 0.3),
          ),
        1,
        s.random.between(-14, 14),
      )
    );
  });
}

export function ghat(s: Scene): string {
  const top = 404;
  const flags = spread(5, 90, W - 90, (at) => {
    const x = at + s.random.between(-30, 30);
    const y = s.random.between(190, 240);
    return (
      line(d`M${x} ${top} V${y}`, s.hour.dark, 1.4) +
      path(d`M${x} ${y} l22 7 l-22 7 Z`, s.setting.accent)
    );
  });
  const far = group(row(s, 300, 40, 96, 0.5), 'transform="translate(40 0)"');
  const city =
    (s.city === 'Kolkata' ? bridge(s, 318) : far) +
    mist(s, 330, 150, 0.5) +
    row(s, top - 26, 70, 134, 0.22) +
    mist(s, top - 6, 80, 0.35) +
    flags +
    row(s, top, 44, 104, 0) +
    tree(s, 'banyan', s.lightLeft ? 760 : 190, top + 8, 120) +
    steps(s, top);
  const lamps = times(26, () => {
    const x = s.random.between(20, W - 20);
    const y = shore + 14 + s.random.next() ** 1.5 * 130;
    const r = 1.6 + (y - shore) / 50;
    return circle(x, y, r * 3.4, s.hour.glow, 'opacity=".22"') + circle(x, y, r, s.hour.glow);
  });
  const flip = s.lightLeft ? 1 : -1;
  return (
    city +
    shades(s, shore - 8) +
    company(s, 14, 20, 940, shore - 16, 34) +
    water(s, shore) +
    reflection(s, shore, city, 0.55, 0.34) +
    lamps +
    rowingBoat(s, W / 2 - flip * 310, 532, 0.62, 2) +
    rowingBoat(s, W / 2 - flip * 60, 520, 0.5, 1) +
    rowingBoat(s, W / 2 + flip * 180, 596, 1.3, 3) +
    rowingBoat(s, W / 2 + flip * 420, 536, 0.66, 0) +
    nearBirds(s, W / 2 - flip * 150, 470, 16) +
    rect(0, H, W, 1, s.hour.dark)
  );
}
