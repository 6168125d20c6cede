// Close-ups of openings: an arch, a pierced screen, a door, a hung window.

import { mix } from '../art/colour.js';
import type { Scene } from '../art/scene.js';
import { circle, d, group, line, path, rect, spread, times } from '../art/svg.js';
import { cusped, pointed, rounded } from '../parts/arches.js';
import { birds } from '../parts/creatures.js';
import { banglaRoof, onion } from '../parts/domes.js';
import { shikhara } from '../townParts/shikhara.js';
import { tree, treeLine } from '../parts/trees.js';
import { panels } from '../parts/walls.js';
import { backdrop, h, light, w } from './detailFrame.js';

const sacred = (s: Scene): boolean => /temple|cave|stepwell|ghat|chariot/.test(s.motif);

export function arch(s: Scene): string {
  const m = s.stone;
  const x = w / 2 + s.random.between(-30, 30);
  const lobes = s.random.pick([7, 9, 11]);
  const span = s.random.between(230, 290);
  const plain = /church|colonial|harbour/.test(s.motif);
  const shape = plain
    ? rounded(x, h + 10, span, 290)
    : s.random.chance(0.6)
      ? cusped(x, h + 10, span, 292, lobes)
      : pointed(x, h + 10, span, 300);
  const wall = path(`M0 0 H${w} V${h} H0 Z ${shape}`, m.wall, 'fill-rule="evenodd"');
  const far = x + (s.lightLeft ? 30 : -30);
  const domes = /mausoleum|fort|tower|garden|bazaar|observatory|palace/.test(s.motif);
  const sight = domes
    ? onion(s, far, 246, 30, s.second) + rect(far - 40, 244, 80, 30, s.second.wall)
    : sacred(s)
      ? shikhara(s, far, 276, 64, 150, s.second)
      : tree(s, s.setting.trees[0] ?? 'round', far, 276, 140);
  const view = treeLine(s, 268, 22, 0.4, -10, 490) + sight + rect(0, 272, w, 60, s.ground.light);
  return (
    backdrop(s) +
    view +
    wall +
    line(shape, m.light, 7) +
    line(shape, s.second.base, 2) +
    [-1, 1]
      .map(
        (k) =>
          circle(x + k * span * 0.44, 46, 20, m.shade) +
          circle(x + k * span * 0.44, 46, 13, s.second.light) +
          circle(x + k * span * 0.44, 46, 6, m.deep),
      )
      .join('') +
    rect(0, 0, w, 9, m.shade)
  );
}

export function jali(s: Scene): string {
  const m = s.stone;
  const glow = s.define(
    (id) =>
      `<radialGradient id="${id}" cx="${s.lightLeft ? 0.3 : 0.7}" cy=".4" r=".8"><stop offset="0" stop-color="${mix(s.hour.glow, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${s.hour.sky[1]}"/></radialGradient>`,
  );
  const r = s.random.pick([30, 36, 42]);
  const star = s.random.chance(0.5);
  let holes = '';
  const dy = r * Math.sqrt(3);
  for (let row = -1; row * dy * 0.5 < h + r; row += 1) {
    for (let col = -1; col * r * 3 < w + r * 3; col += 1) {
      const x = col * r * 3 + (row % 2 === 0 ? 0 : r * 1.5);
      const y = row * dy * 0.5;
      const points = times(star ? 12 : 6, (i) => {
        const a = (i * Math.PI * 2) / (star ? 12 : 6);
        const k = star && i % 2 === 1 ? 0.56 : 0.84;
        return `${i === 0 ? 'M' : 'L'}${(x + Math.cos(a) * r * k).toFixed(1)} ${(y + Math.sin(a) * r * k).toFixed(1)} `;
      });
      holes += `${points}Z `;
    }
  }
  return (
    rect(0, 0, w, h, glow) +
    path(`M0 0 H${w} V${h} H0 Z ${holes}`, mix(m.base, m.shade, 0.55), 'fill-rule="evenodd"') +
    group(
      path(holes, 'none', `stroke="${m.light}" stroke-width="2.4"`),
      `transform="translate(${s.lightLeft ? -1.5 : 1.5} -1.5)"`,
    ) +
    rect(0, 0, w, 22, m.shade) +
    rect(0, 20, w, 4, m.light) +
    rect(0, h - 24, w, 24, m.shade) +
    rect(0, h - 26, w, 4, m.light) +
    light(s)
  );
}

export function doorway(s: Scene): string {
  const m = s.stone;
  const x = w / 2;
  const leaf = mix(
    s.random.pick(['#7a4a30', '#3f6f7a', s.setting.accent, '#4f6a48']),
    s.hour.dark,
    s.hour.lamps ? 0.35 : 0.15,
  );
  const bosses = times(5, (row) =>
    spread(
      4,
      x - 66,
      x + 66,
      (at) =>
        circle(at, 130 + row * 38, 5.5, s.gold.base) +
        circle(at - 1.5, 128 + row * 38, 2, s.gold.light),
    ),
  );
  const shape = s.random.chance(0.5) ? pointed(x, h, 196, 268) : rounded(x, h, 196, 262);
  const clip = s.define((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  return (
    rect(0, 0, w, h, m.wall) +
    times(
      7,
      (i) =>
        rect(0, 20 + i * 46, w, 2, m.shade, 'opacity=".5"') +
        times(6, (n) =>
          rect(((i % 2) * 40 + n * 84) % 520, 20 + i * 46, 2, 46, m.shade, 'opacity=".5"'),
        ),
    ) +
    rect(x - 140, 18, 280, h, m.light) +
    panels(x - 136, 26, 272, 12, 17, m.shade) +
    rect(x - 128, 44, 256, h, m.base) +
    path(shape, m.deep) +
    group(
      rect(x - 92, 70, 184, 260, leaf) +
        times(4, (i) =>
          rect(
            x - 82 + (i % 2) * 88,
            112 + Math.floor(i / 2) * 104,
            76,
            90,
            mix(leaf, '#ffffff', 0.1),
          ),
        ) +
        bosses +
        rect(x - 1.5, 60, 3, 270, s.hour.dark),
      `clip-path="${clip}"`,
    ) +
    line(shape, s.second.light, 5) +
    spread(13, 30, w - 30, (at, i) =>
      circle(at, 10 + (i % 2) * 3, 8, i % 2 === 0 ? '#f0a52f' : '#e0702f'),
    ) +
    circle(x + 14, 214, 9, 'none', `stroke="${s.gold.light}" stroke-width="3.5"`) +
    light(s)
  );
}

export function hungWindow(s: Scene): string {
  const m = s.stone;
  const x = w / 2 + s.random.between(-20, 20);
  const open = s.hour.lamps ? s.hour.glow : m.deep;
  return (
    rect(0, 0, w, h, m.wall) +
    panels(0, 14, w, 8, 34, m.shade) +
    path(
      d`M${x - 118} 236 H${x + 118} L${x + 70} 288 L${x + 20} 312 H${x - 20} L${x - 70} 288 Z`,
      m.shade,
    ) +
    spread(5, x - 80, x + 80, (at) =>
      path(d`M${at - 14} 238 q14 44 28 0 Z`, m.deep, 'opacity=".4"'),
    ) +
    rect(x - 112, 124, 224, 112, m.light) +
    spread(
      3,
      x - 70,
      x + 70,
      (at) =>
        path(cusped(at, 214, 56, 80, 7), s.second.base) + path(cusped(at, 214, 46, 72, 7), open),
    ) +
    rect(x - 122, 214, 244, 26, m.base) +
    spread(11, x - 108, x + 108, (at) => path(pointed(at, 236, 13, 17), m.deep)) +
    rect(x - 128, 210, 256, 7, m.light) +
    path(d`M${x - 146} 132 L${x - 118} 112 H${x + 118} L${x + 146} 132 Z`, m.shade) +
    banglaRoof(s, x, 116, 236, s.second) +
    birds(s, x + 150, 60, 4, 8) +
    light(s)
  );
}
