// A market street: awnings and balconies on both sides, people between, a monument at its end.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, ellipse, line, polygon, rect, spread, times } from '../art/svg.js';
import { cow, kites } from '../parts/creatures.js';
import { mist } from '../parts/ground.js';
import { figure, rickshaw, rider } from '../parts/people.js';
import { street } from '../townParts/street.js';
import { end } from '../townParts/streetEnd.js';
import { house, shop } from '../townParts/streetSides.js';

const horizon = 402;

export function bazaar(s: Scene): string {
  const x = W / 2 + s.random.between(-60, 60);
  const t = street(236, 92, horizon, x);
  const depths = [205, 318, 450, 610, 810, 1070, 1400, 1800];
  let sides = '';
  for (let i = depths.length - 2; i >= 0; i -= 1) {
    for (const side of [-1, 1]) {
      const near = depths[i] ?? 205;
      const far = depths[i + 1] ?? 400;
      sides +=
        house(s, t, side, near, far, i) + shop(s, t, side, near, far, i * 2 + (side > 0 ? 1 : 0));
    }
  }
  const [, foot] = t.at(0, 0, 1800);
  const road =
    polygon(
      [...t.at(-236, 0, 1800), ...t.at(236, 0, 1800), ...t.at(236, 0, 190), ...t.at(-236, 0, 190)],
      s.ground.light,
    ) +
    polygon(
      [...t.at(-80, 0, 1800), ...t.at(60, 0, 1800), ...t.at(120, 0, 190), ...t.at(-60, 0, 190)],
      s.ground.base,
      'opacity=".5"',
    );
  const bunting = [520, 760, 1050].map((z, row) => {
    const [ax, ay] = t.at(-236, 270 - row * 10, z);
    const [bx, by] = t.at(236, 282 - row * 10, z);
    const sag = 26000 / z;
    const colours = ['#e8b43f', s.setting.accent, '#2f8a86', '#f3e8d6', '#c23b6e'];
    return (
      line(d`M${ax} ${ay} Q${(ax + bx) / 2} ${ay + sag * 2} ${bx} ${by}`, s.hour.dark, 1.2) +
      spread(13, 0.06, 0.94, (k, n) => {
        const px = ax + (bx - ax) * k;
        const py = ay * (1 - k) ** 2 + (ay + sag * 2) * 2 * k * (1 - k) + by * k * k;
        const r = 5200 / z;
        return s.hour.lamps
          ? circle(px, py + r, r * 0.55, s.hour.glow) +
              circle(px, py + r, r * 1.4, s.hour.glow, 'opacity=".22"')
          : polygon(
              [px - r, py, px + r, py + 1, px, py + r * 1.9],
              mix(colours[n % colours.length] ?? '#e8b43f', s.hour.haze, 0.1),
            );
      })
    );
  });
  const crowd = times(26, (i) => {
    const z = 1500 - i * 43;
    const [px, py] = t.at(s.random.between(-130, 130), 0, z);
    return (
      ellipse(px, py, 9000 / z, 1400 / z, s.hour.dark, 'opacity=".2"') +
      figure(s, px, py, 33000 / z)
    );
  });
  const [rx, ry] = t.at(-92, 0, 540);
  const [cx, cy] = t.at(96, 0, 430);
  const near = s.random.chance(0.5) ? rider(s, cx - 20, cy, 118) : cow(s, cx - 20, cy, 84, true);
  return (
    (s.hour.lamps ? '' : kites(s, 5)) +
    end(s, x, foot) +
    mist(s, foot, 150, 0.45) +
    road +
    sides +
    bunting.reverse().join('') +
    crowd +
    rickshaw(s, rx, ry, 78) +
    near +
    figure(s, x - 150, 660, 172, 0) +
    figure(s, x - 84, 668, 164, 1) +
    figure(s, x + 250, 668, 178, 4) +
    rect(0, H, W, 1, s.hour.dark)
  );
}
