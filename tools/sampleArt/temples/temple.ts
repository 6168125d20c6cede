// A northern temple: halls that rise in steps to one great spire, all on a high platform.

import { W, type Material, type Scene } from '../art/scene.js';
import { d, ellipse, group, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { fields, grass, hills, mist } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { shikhara } from '../townParts/shikhara.js';
import { tree, treeLine } from '../parts/trees.js';

/** A hall under a stepped pyramid, with a balcony open between pillars. */
function hall(s: Scene, x: number, y: number, w: number, roof: number, m: Material): string {
  const h = 92;
  const tiers = Math.max(4, Math.round(roof / 13));
  const pyramid = times(tiers, (i) => {
    const k = i / tiers;
    const half = (w / 2) * (1.06 - k * 0.86);
    const step = roof / tiers;
    return (
      polygon(
        [
          x - half,
          y - h - i * step,
          x - half * 0.93,
          y - h - (i + 0.8) * step,
          x + half * 0.93,
          y - h - (i + 0.8) * step,
          x + half,
          y - h - i * step,
        ],
        m.drum,
      ) + line(d`M${x - half} ${y - h - i * step} H${x + half}`, m.deep, 1.4, 'opacity=".5"')
    );
  });
  const top = y - h - roof;
  return (
    rect(x - w / 2, y - h, w, h, m.wall) +
    rect(s.lightLeft ? x + w * 0.18 : x - w / 2, y - h, w * 0.32, h, m.shade, 'opacity=".45"') +
    rect(x - w * 0.46, y - 66, w * 0.92, 34, s.hour.lamps ? s.hour.glow : m.deep) +
    spread(4, x - w * 0.42, x + w * 0.42, (at) =>
      rect(at - w * 0.04, y - 68, w * 0.08, 38, m.light),
    ) +
    polygon(
      [x - w * 0.54, y - 22, x + w * 0.54, y - 22, x + w * 0.5, y - 36, x - w * 0.5, y - 36],
      m.light,
    ) +
    polygon(
      [x - w * 0.58, y - 64, x + w * 0.58, y - 64, x + w * 0.48, y - 78, x - w * 0.48, y - 78],
      m.shade,
    ) +
    [10, 18, 84].map((at) => rect(x - w * 0.53, y - at, w * 1.06, 4, m.light)).join('') +
    pyramid +
    ellipse(x, top + 2, w * 0.13, w * 0.06, m.light) +
    ellipse(x, top - w * 0.07, w * 0.045, w * 0.05, s.gold.base)
  );
}

function frieze(x: number, y: number, w: number, m: Material, count: number): string {
  const step = w / count;
  return times(count, (i) => {
    const at = x + (i + 0.5) * step;
    return (
      ellipse(at, y - 9, step * 0.16, 8, i % 2 === 0 ? m.light : m.shade) +
      ellipse(at, y - 19, step * 0.11, step * 0.11, i % 2 === 0 ? m.light : m.shade)
    );
  });
}

function pile(s: Scene, x: number, y: number, k: number, m: Material): string {
  const main = x + k * 118;
  const spur = (at: number, w: number, h: number): string => shikhara(s, at, y, w, h, m, 0, 0.3);
  return (
    spur(main, 158, 372) +
    spur(main - k * 62, 84, 262) +
    spur(main + k * 66, 80, 252) +
    spur(main - k * 32, 84, 300) +
    spur(main + k * 34, 82, 292) +
    spur(main - k * 84, 52, 186) +
    spur(main + k * 90, 52, 182) +
    spur(main, 92, 228) +
    spread(3, y - 60, y - 116, (at) => frieze(main - 80, at, 160, m, 15)) +
    hall(s, x + k * 4, y, 128, 150, m) +
    hall(s, x - k * 102, y, 104, 104, m) +
    hall(s, x - k * 188, y, 76, 66, m)
  );
}

export function temple(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 + k * 40;
  const y = 452;
  const m = s.stone;
  const other = s.material(s.setting.second);
  const plinth =
    times(5, (i) =>
      rect(x - 300 - i * 3, y + i * 11, 600 + i * 6, 11.6, i % 2 === 0 ? m.light : m.shade),
    ) + rect(x - 316, y + 55, 632, 8, m.deep, 'opacity=".5"');
  const steps = times(8, (i) =>
    rect(x - k * 224 - 34 - i * 3, y + i * 7.6, 68 + i * 6, 8, i % 2 === 0 ? m.light : m.base),
  );
  const second = group(
    shikhara(s, x - k * 350, y + 12, 92, 214, other, 0.34) +
      shikhara(s, x - k * 300, y + 12, 62, 130, other, 0.34),
    '',
  );
  return (
    hills(s, y + 10, 90, s.ground.shade, 0.62) +
    treeLine(s, y + 20, 46, 0.38) +
    second +
    mist(s, y + 20, 120, 0.5) +
    pile(s, x, y, k, m) +
    plinth +
    steps +
    fields(s, y + 60) +
    path(
      d`M${x - k * 258} ${y + 62} H${x - k * 190} Q${x - k * 120} 580 ${x + k * 40} 640
        H${x - k * 210} Q${x - k * 240} 570 ${x - k * 258} ${y + 62} Z`,
      s.material('#e0c294').light,
    ) +
    company(s, 7, x - 260, x + 120, y + 96, 42) +
    tree(s, 'round', x + k * 370, y + 90, 190) +
    tree(s, 'round', x - k * 430, y + 84, 140) +
    grass(s, 628, s.leaf.deep, 24)
  );
}
