// A cottage by the river, a spinning wheel before it.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { d, ellipse, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { fields, grass, mist, reflection, water } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

export function cottage(s: Scene): string {
  const k = s.lightLeft ? 1 : -1;
  const x = W / 2 - k * 90;
  const y = 470;
  const m = s.stone;
  const roof =
    polygon([x - 226, y - 88, x - 150, y - 174, x + 150, y - 174, x + 226, y - 88], s.roof.base) +
    polygon(
      s.lightLeft
        ? [x + 226, y - 88, x + 150, y - 174, x + 60, y - 174, x + 110, y - 88]
        : [x - 226, y - 88, x - 150, y - 174, x - 60, y - 174, x - 110, y - 88],
      s.roof.shade,
    ) +
    times(8, (i) =>
      line(
        d`M${x - 222 + i * 9} ${y - 92 - i * 10.6} H${x + 222 - i * 9}`,
        s.roof.deep,
        1.4,
        'opacity=".4"',
      ),
    );
  const veranda =
    rect(x - 200, y - 90, 400, 84, m.shade) +
    rect(x - 150, y - 80, 44, 74, mix(m.deep, '#5a3a2a', 0.5)) +
    spread(
      3,
      x - 40,
      x + 120,
      (at) =>
        rect(at - 20, y - 74, 40, 44, mix(m.deep, '#5a3a2a', 0.5)) +
        line(d`M${at} ${y - 74} v44 M${at - 20} ${y - 52} h40`, m.light, 2),
    ) +
    spread(7, x - 194, x + 194, (at) => rect(at - 5, y - 92, 10, 90, m.light)) +
    rect(x - 214, y - 94, 428, 9, s.roof.light) +
    rect(x - 210, y - 8, 420, 12, m.light) +
    rect(x - 60, y + 2, 120, 8, m.base);
  const shown = roof + veranda;
  const river = y + 70;
  const wheel = x + k * 262;
  const spinning =
    ellipse(wheel, y + 12, 40, 4, s.hour.dark, 'opacity=".25"') +
    `<circle cx="${wheel}" cy="${y - 20}" r="26" fill="none" stroke="#6a4a38" stroke-width="4"/>` +
    times(8, (i) =>
      line(
        d`M${wheel} ${y - 20} l${Math.cos((i * Math.PI) / 4) * 25}
          ${Math.sin((i * Math.PI) / 4) * 25}`,
        '#6a4a38',
        2,
      ),
    ) +
    rect(wheel - 40, y + 6, 84, 5, '#6a4a38') +
    line(
      d`M${wheel} ${y - 20} V${y + 6} M${wheel + 38} ${y - 8} V${y + 6} M${wheel + 26} ${y - 18}
        L${wheel + 40} ${y - 8}`,
      '#6a4a38',
      4,
    );
  return (
    treeLine(s, y - 16, 70, 0.4) +
    tree(s, 'round', x - k * 300, y, 240, 0.1) +
    mist(s, y, 90, 0.4) +
    tree(s, 'palm', x + k * 360, y, 220, 0.2) +
    shown +
    fields(s, y) +
    path(d`M0 ${river} Q${W * 0.4} ${river - 22} ${W} ${river + 6} V${H} H0 Z`, s.ground.shade) +
    water(s, river + 14) +
    reflection(s, river + 14, tree(s, 'round', x - k * 300, y, 240), 0.5, 0.25) +
    spinning +
    company(s, 5, x - 170, x + 130, y + 34, 56) +
    tree(s, 'banyan', x + k * 400, y + 62, 320) +
    grass(s, 630, s.leaf.deep, 26)
  );
}
