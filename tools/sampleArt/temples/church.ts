// A white baroque church front: two towers, a scrolled gable, palms and a flight of steps.

import { mix } from '../art/colour.js';
import { W, type Material, type Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { rounded } from '../parts/arches.js';
import { fields, grass } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

function cross(x: number, y: number, h: number, colour: string): string {
  return (
    rect(x - h * 0.06, y - h, h * 0.12, h, colour) +
    rect(x - h * 0.27, y - h * 0.74, h * 0.54, h * 0.12, colour)
  );
}

function window(s: Scene, x: number, y: number, w: number, h: number, trim: string): string {
  return (
    path(rounded(x, y, w + 10, h + 8), trim) +
    path(rounded(x, y, w, h), s.hour.lamps ? s.hour.glow : s.stone.deep) +
    line(d`M${x} ${y} V${y - h} M${x - w / 2} ${y - h * 0.5} H${x + w / 2}`, trim, 1.6) +
    rect(x - w * 0.8, y, w * 1.6, 4, trim)
  );
}

function belfry(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  m: Material,
  trim: string,
): string {
  return (
    rect(x - w / 2, y - h, w, h, m.drum) +
    [0.02, 0.34, 0.66]
      .map((k) => rect(x - w * 0.56, y - h * (1 - k) - 4, w * 1.12, 9, trim))
      .join('') +
    window(s, x, y - h * 0.1, w * 0.34, h * 0.18, trim) +
    window(s, x, y - h * 0.42, w * 0.34, h * 0.18, trim) +
    path(rounded(x, y - h * 0.72, w * 0.46, h * 0.22), m.deep) +
    ellipse(x, y - h * 0.76, w * 0.12, h * 0.03, s.gold.base) +
    path(
      d`M${x - w * 0.56} ${y - h} L${x - w * 0.3} ${y - h - w * 0.46} Q${x} ${y - h - w * 0.7}
        ${x + w * 0.3} ${y - h - w * 0.46} L${x + w * 0.56} ${y - h} Z`,
      s.roof.drum,
    ) +
    [-0.46, 0.46].map((k) => path(d`M${x + k * w - 5} ${y - h} l5 -22 l5 22 Z`, trim)).join('') +
    cross(x, y - h - w * 0.52, 30, trim)
  );
}

export function church(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * s.random.between(20, 70);
  const y = 484;
  const m = s.stone;
  const trim = mix(s.second.base, m.light, 0.25);
  const floor = (top: number, h: number, half: number): string =>
    rect(x - half, top, half * 2, h, m.wall) +
    rect(x - half - 6, top - 5, half * 2 + 12, 9, trim) +
    spread(6, x - half + 8, x + half - 8, (at) =>
      rect(at - 5, top + 4, 10, h - 4, mix(trim, m.light, 0.35)),
    );
  const scroll = (side: number): string =>
    path(
      d`M${x + side * 134} ${y - 232} C${x + side * 128} ${y - 274} ${x + side * 84} ${y - 262}
        ${x + side * 82} ${y - 304} H${x} V${y - 232} Z`,
      m.wall,
    ) +
    line(
      d`M${x + side * 134} ${y - 232} C${x + side * 128} ${y - 274} ${x + side * 84} ${y - 262}
        ${x + side * 82} ${y - 304}`,
      trim,
      7,
    ) +
    circle(x + side * 122, y - 244, 11, 'none', `stroke="${trim}" stroke-width="5"`);
  const nave =
    polygon([x + k * 140, y, x + k * 140, y - 170, x + k * 330, y - 150, x + k * 330, y], m.shade) +
    polygon(
      [x + k * 120, y - 170, x + k * 330, y - 150, x + k * 310, y - 206, x + k * 120, y - 232],
      s.roof.base,
    ) +
    spread(4, x + k * 220, x + k * 310, (at) => path(rounded(at, y - 50, 16, 56), m.deep));
  const front =
    scroll(-1) +
    scroll(1) +
    path(
      d`M${x - 86} ${y - 302} Q${x - 50} ${y - 310} ${x} ${y - 350} Q${x + 50} ${y - 310} ${x + 86}
        ${y - 302} Z`,
      m.light,
    ) +
    line(
      d`M${x - 90} ${y - 302} Q${x - 50} ${y - 310} ${x} ${y - 352} Q${x + 50} ${y - 310} ${x + 90}
        ${y - 302}`,
      trim,
      6,
    ) +
    cross(x, y - 350, 38, trim) +
    floor(y - 160, 160, 140) +
    floor(y - 236, 78, 138) +
    circle(x, y - 264, 24, trim) +
    circle(x, y - 264, 18, s.hour.lamps ? s.hour.glow : m.deep) +
    times(6, (i) =>
      line(
        d`M${x} ${y - 264} l${Math.cos((i * Math.PI) / 3) * 18}
          ${Math.sin((i * Math.PI) / 3) * 18}`,
        trim,
        2,
      ),
    ) +
    [-82, 0, 82].map((at) => window(s, x + at, y - 182, 22, 38, trim)).join('') +
    [-82, 82]
      .map(
        (at) =>
          path(rounded(x + at, y, 42, 92), trim) +
          path(rounded(x + at, y, 32, 84), m.deep) +
          window(s, x + at, y - 108, 18, 28, trim),
      )
      .join('') +
    path(rounded(x, y, 66, 124), trim) +
    path(rounded(x, y, 52, 114), s.hour.lamps ? s.hour.glow : mix(m.deep, '#7a3f2a', 0.5)) +
    line(d`M${x} ${y} V${y - 110}`, m.deep, 2);
  const steps = times(7, (i) =>
    rect(x - 180 - i * 12, y + i * 8, 360 + i * 24, 8.4, i % 2 === 0 ? m.light : m.shade),
  );
  const pair = s.random.chance(0.6) || s.slug.includes('churches');
  return (
    treeLine(s, y - 20, 60, 0.34) +
    [-440, -380, 380, 450]
      .map((at) => tree(s, 'palm', x + at, y, s.random.between(210, 300), 0.3))
      .join('') +
    nave +
    belfry(s, x - 176, y, 82, 300, m, trim) +
    (pair ? belfry(s, x + 176, y, 82, 300, m, trim) : '') +
    front +
    fields(s, y + 4) +
    steps +
    path(
      d`M${x - 120} ${y + 58} H${x + 120} L${x + 260} 640 H${x - 240} Z`,
      s.material('#e3c89e').light,
    ) +
    cross(x - k * 290, y + 66, 84, m.light) +
    rect(x - k * 290 - 24, y + 60, 48, 12, m.base) +
    rect(x - k * 290 - 34, y + 71, 68, 9, m.shade) +
    company(s, 7, x - 220, x + 260, y + 92, 46) +
    tree(s, 'palm', x - k * 420, 640, 400) +
    tree(s, 'palm', x + k * 400, 636, 290) +
    grass(s, 628, s.leaf.deep, 24)
  );
}
