// The great stupa with railing and carved gate; or the brick drum of the deer park.

import { H, W, type Scene } from '../art/scene.js';
import { d, ellipse, path, polygon, rect, spread, times } from '../art/svg.js';
import { fields, grass, hills, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { railing, torana } from '../parts/torana.js';

function great(s: Scene, x: number, y: number): string {
  const m = s.stone;
  const r = 206;
  const dome = path(
    d`M${x - r} ${y - 92} C${x - r * 1.04} ${y - 92 - r * 0.62} ${x - r * 0.6} ${y - 92 - r * 0.9}
      ${x} ${y - 92 - r * 0.9} C${x + r * 0.6} ${y - 92 - r * 0.9} ${x + r * 1.04}
      ${y - 92 - r * 0.62} ${x + r} ${y - 92} Z`,
    m.dome,
  );
  const courses = times(26, () => {
    const a = s.random.between(-0.86, 0.86);
    const lift = s.random.between(0.06, 0.92) * Math.sqrt(1 - a * a) * 0.88;
    return rect(
      x + a * r,
      y - 92 - lift * r,
      s.random.between(10, 30),
      2.4,
      m.shade,
      'opacity=".45"',
    );
  });
  const top = y - 92 - r * 0.88;
  const umbrella = [30, 22, 14].map((w, i) =>
    path(d`M${x - w} ${top - 30 - i * 15} q${w} ${-12} ${w * 2} 0 Z`, i === 0 ? m.shade : m.light),
  );
  return (
    rect(x - 3, top - 76, 6, 70, m.deep) +
    umbrella.join('') +
    dome +
    courses +
    rect(x - 36, top - 16, 72, 26, m.light) +
    railing(s, x - 38, x + 38, top + 6, 24, 13) +
    polygon(
      [x - r - 34, y - 94, x + r + 34, y - 94, x + r + 50, y - 20, x - r - 50, y - 20],
      m.drum,
    ) +
    railing(s, x - r - 36, x + r + 36, y - 92, 22, 15) +
    path(d`M${x - 20} ${y - 92} L${x - 190} ${y - 22} h34 L${x + 6} ${y - 92} Z`, m.light) +
    path(d`M${x + 20} ${y - 92} L${x + 190} ${y - 22} h-34 L${x - 6} ${y - 92} Z`, m.shade) +
    railing(s, x - r - 96, x + r + 96, y + 6, 52, 25)
  );
}

function brick(s: Scene, x: number, y: number): string {
  const m = s.stone;
  const pale = s.material('#cfa57c');
  const band = (at: number): string =>
    rect(x - 118, at, 236, 26, pale.drum) +
    spread(18, x - 110, x + 110, (px) =>
      polygon([px - 6, at + 13, px, at + 3, px + 6, at + 13, px, at + 23], m.shade),
    );
  const recess = spread(4, x - 84, x + 84, (at) =>
    path(d`M${at - 18} ${y - 76} v-44 q18 -22 36 0 v44 Z`, m.deep, 'opacity=".7"'),
  );
  return (
    path(
      d`M${x - 84} ${y - 150} V${y - 270} Q${x - 78} ${y - 318} ${x - 20} ${y - 330} Q${x + 60}
        ${y - 326} ${x + 82} ${y - 280} V${y - 150} Z`,
      m.drum,
    ) +
    times(16, () =>
      rect(
        x + s.random.between(-76, 60),
        y - s.random.between(160, 310),
        s.random.between(8, 20),
        3,
        m.shade,
      ),
    ) +
    path(
      d`M${x - 118} ${y} V${y - 150} Q${x - 100} ${y - 166} ${x - 84} ${y - 168} H${x + 84}
        Q${x + 104} ${y - 164} ${x + 118} ${y - 148} V${y} Z`,
      pale.drum,
    ) +
    band(y - 62) +
    recess +
    rect(x - 124, y - 10, 248, 12, m.shade)
  );
}

export function stupa(s: Scene): string {
  const flip = s.lightLeft ? 1 : -1;
  const sarnath = s.city === 'Sarnath';
  const y = sarnath ? 508 : 500;
  const x = W / 2 + flip * (sarnath ? 110 : 60);
  const path_ = polygon(
    [x - 30, y + 8, x + 30, y + 8, x + 170, H, x - 190, H],
    s.material('#dfc59c').light,
  );
  const back =
    hills(s, y - 26, 90, s.ground.shade, 0.6) +
    treeLine(s, y - 14, 36, 0.36) +
    mist(s, y - 10, 100, 0.5);
  if (sarnath) {
    const plinths = spread(
      4,
      x - flip * 420,
      x - flip * 200,
      (at, i) =>
        rect(at - 38, y + 18 - i * 4, 62 + i * 6, 16, s.stone.base) +
        rect(at - 38, y + 14 - i * 4, 62 + i * 6, 5, s.stone.light),
    );
    return (
      back +
      tree(s, 'banyan', x - flip * 320, y + 6, 190, 0.12) +
      brick(s, x, y + 8) +
      fields(s, y) +
      plinths +
      path_ +
      ellipse(x, y + 12, 150, 8, s.hour.dark, 'opacity=".2"') +
      company(s, 7, x - 150, x + 200, y + 52, 42) +
      tree(s, 'round', x + flip * 330, y + 36, 150) +
      grass(s, 626, s.leaf.deep, 26)
    );
  }
  return (
    back +
    tree(s, 'round', x - flip * 380, y + 2, 150, 0.2) +
    great(s, x, y) +
    fields(s, y + 4) +
    path_ +
    torana(s, x, y + 34, 286) +
    company(s, 6, x - 200, x + 220, y + 58, 44) +
    tree(s, 'round', x + flip * 400, y + 46, 190) +
    grass(s, 626, s.leaf.deep, 26)
  );
}
