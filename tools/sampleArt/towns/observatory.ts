// The instruments of the astronomer king: the great gnomon, its quadrants, the bowls and drums.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { pointed } from '../parts/arches.js';
import { chhatri } from '../parts/domes.js';
import { fields, plaza } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { town } from '../townParts/town.js';
import { tree, treeLine } from '../parts/trees.js';

function gnomon(s: Scene, x: number, y: number, k: number): string {
  const m = s.stone;
  const top = y - 318;
  const peak = x + k * 150;
  const foot = x - k * 250;
  const stairs = times(26, (i) => {
    const t = i / 26;
    const px = foot + (peak - foot) * t;
    const py = y + (top - y) * t;
    return polygon(
      [px, py, px + (peak - foot) / 26, py, px + (peak - foot) / 26, py + (top - y) / 26],
      m.light,
    );
  });
  const arches = times(4, (i) => {
    const px = x + k * (118 - i * 70);
    return (
      path(pointed(px, y, 34, 128 - i * 22), m.deep, 'opacity=".75"') +
      (i < 2 ? path(pointed(px, y - 154 + i * 32, 30, 64 - i * 12), m.deep, 'opacity=".75"') : '')
    );
  });
  const arc = (r: number, w: number, fill: string): string =>
    `<path d="${d`M${x - k * 20 - r} ${y - r * 0.66} A${r} ${r} 0 0 0 ${x - k * 20 + r} ${y - r * 0.66}`}" fill="none" stroke="${fill}" stroke-width="${w}"/>`;
  const marks = times(31, (i) => {
    const a = Math.PI * (0.11 + (0.78 * i) / 30);
    const cx = x - k * 20;
    const cy = y - 214 * 0.66 - 8;
    const inner = i % 5 === 0 ? 196 : 204;
    return line(
      d`M${cx + Math.cos(a) * inner} ${cy + Math.sin(a) * inner * 0.86} L${cx + Math.cos(a) * 214}
        ${cy + Math.sin(a) * 214 * 0.86}`,
      m.deep,
      1.6,
    );
  });
  return (
    polygon([foot, y, peak, top, peak + k * 34, top, peak + k * 34, y], m.wall) +
    polygon(
      [peak, top, peak + k * 34, top, peak + k * 34, y, peak, y],
      k > 0 === s.lightLeft ? m.shade : m.light,
    ) +
    arches +
    stairs +
    line(d`M${foot} ${y - 8} L${peak} ${top - 8}`, s.second.light, 5) +
    chhatri(s, peak + k * 16, top, 56, s.second) +
    arc(214, 34, m.shade) +
    arc(222, 14, s.second.light) +
    marks
  );
}

function drum(s: Scene, x: number, y: number, r: number): string {
  const m = s.stone;
  return (
    rect(x - r, y - r * 0.9, r * 2, r * 0.9, m.drum) +
    spread(
      7,
      x - r * 0.84,
      x + r * 0.84,
      (at) =>
        path(pointed(at, y - r * 0.12, r * 0.2, r * 0.32), m.deep) +
        path(pointed(at, y - r * 0.5, r * 0.2, r * 0.3), m.deep),
    ) +
    rect(x - r * 1.03, y - r * 0.95, r * 2.06, r * 0.08, s.second.light) +
    ellipse(x, y, r, r * 0.06, s.hour.dark, 'opacity=".2"')
  );
}

function bowl(s: Scene, x: number, y: number, r: number): string {
  const m = s.second;
  return (
    ellipse(x, y, r * 1.12, r * 0.34, m.shade) +
    ellipse(x, y - 5, r * 1.12, r * 0.34, m.light) +
    ellipse(x, y - 5, r * 0.94, r * 0.27, m.deep) +
    ellipse(x + r * 0.1, y + 2, r * 0.7, r * 0.18, mix(m.base, m.deep, 0.4)) +
    line(
      d`M${x - r * 0.94} ${y - 5} H${x + r * 0.94} M${x} ${y - 5 - r * 0.27} V${y + r * 0.22}
        M${x - r * 0.66} ${y - 5 - r * 0.19} L${x + r * 0.66} ${y + r * 0.15}`,
      m.light,
      2.4,
    ) +
    circle(x, y - 4, 3.4, s.gold.base)
  );
}

export function observatory(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 30;
  const y = 500;
  const disc = x - k * 370;
  const hoop =
    rect(disc - 46, y - 150, 9, 152, s.stone.base) +
    rect(disc + 37, y - 150, 9, 152, s.stone.base) +
    rect(disc - 52, y - 158, 104, 10, s.second.light) +
    circle(disc, y - 94, 44, s.gold.dome) +
    circle(disc, y - 94, 34, s.gold.shade) +
    times(8, (i) =>
      line(
        d`M${disc} ${y - 94} l${Math.cos((i * Math.PI) / 4) * 42}
          ${Math.sin((i * Math.PI) / 4) * 42}`,
        s.gold.light,
        1.8,
      ),
    ) +
    circle(disc, y - 94, 5, s.gold.light);
  const hills_ = path(
    d`M0 ${y} V${y - 120} Q160 ${y - 210} 330 ${y - 130} T640 ${y - 150} T${W} ${y - 190} V${y} Z`,
    s.far(s.ground.shade, 0.6),
  );
  return (
    hills_ +
    town(s, -20, W, y - 70, 1, 90, [s.setting.stone, '#df9a84', '#e8b098', '#d98a78']) +
    treeLine(s, y - 10, 40, 0.25) +
    gnomon(s, x, y, k) +
    drum(s, x + k * 350, y, 84) +
    hoop +
    fields(s, y) +
    plaza(s, y + 18, x, s.ground) +
    bowl(s, x - k * 210, y + 80, 108) +
    bowl(s, x + k * 130, y + 66, 74) +
    company(s, 8, 120, 860, y + 48, 46) +
    rect(0, H - 4, W, 4, s.ground.shade) +
    tree(s, 'round', x + k * 450, y + 60, 170)
  );
}
