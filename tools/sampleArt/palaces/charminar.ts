// Four towers and four arches over a crossing of streets.

import { W, type Scene } from '../art/scene.js';
import { d, line, path, rect, spread } from '../art/svg.js';
import { cusped, pointed } from '../parts/arches.js';
import { onion } from '../parts/domes.js';
import { mist, plaza } from '../parts/ground.js';
import { company, rickshaw, rider } from '../parts/people.js';
import { stall } from '../parts/stall.js';
import { town } from '../townParts/town.js';
import { merlons, panels } from '../parts/walls.js';

function turret(s: Scene, x: number, y: number, w: number, h: number): string {
  const m = s.stone;
  const ring = (k: number, out: number): string =>
    rect(x - w / 2 - out, y - h * k, w + out * 2, 7, m.light) +
    rect(x - w / 2 - out * 0.6, y - h * k + 7, w + out * 1.2, 5, m.shade) +
    spread(5, x - w / 2 + 3, x + w / 2 - 3, (at) =>
      path(pointed(at, y - h * k - 3, 4.4, 13), s.hour.lamps ? s.hour.glow : m.deep),
    );
  return (
    rect(x - w / 2, y - h, w, h, m.drum) +
    [0.34, 0.56, 0.74, 0.88, 0.98].map((k) => ring(k, 7)).join('') +
    panels(x - w / 2, y - h * 0.3, w, 24, 4, m.shade) +
    onion(s, x, y - h, w * 0.46, m)
  );
}

function body(s: Scene, x: number, y: number): string {
  const m = s.stone;
  const glow = s.hour.lamps ? s.hour.glow : m.deep;
  const storey = (top: number, h: number, count: number): string =>
    rect(x - 116, top, 232, h, m.wall) +
    rect(x - 122, top - 4, 244, 6, m.light) +
    spread(count, x - 98, x + 98, (at) => path(cusped(at, top + h - 4, 18, h - 12, 5), glow));
  return (
    turret(s, x - 92, y - 20, 26, 312) +
    turret(s, x + 92, y - 20, 26, 312) +
    rect(x - 70, y - 258, 140, 26, m.shade) +
    merlons(x - 70, y - 258, 140, 10, m.base) +
    rect(x - 116, y - 172, 232, 172, m.wall) +
    path(cusped(x, y, 134, 150, 11), m.light) +
    path(pointed(x, y, 118, 138), m.shade) +
    path(pointed(x + (s.lightLeft ? -6 : 6), y, 94, 122), s.far(m.deep, s.hour.lamps ? 0.5 : 0.3)) +
    rect(x - 116, y - 172, 232, 6, m.light) +
    panels(x - 112, y - 164, 224, 9, 24, m.shade) +
    storey(y - 208, 36, 9) +
    storey(y - 236, 26, 11) +
    merlons(x - 116, y - 238, 232, 11, m.base) +
    turret(s, x - 132, y + 4, 34, 348) +
    turret(s, x + 132, y + 4, 34, 348) +
    line(d`M${x - 60} ${y} H${x + 60}`, m.light, 3)
  );
}

export function charminar(s: Scene): string {
  const y = 500;
  const x = W / 2 + s.random.between(-50, 50);
  const washes = ['#d8b48a', '#c98f72', '#a9b8a0', '#e0c8a8', '#b98a8a'];
  const shops = spread(6, 50, W - 50, (at, i) =>
    Math.abs(at - x) < 170 ? '' : stall(s, at, y + 22, 112, i),
  );
  const lamps = [0, 1].map((i) => {
    const at = i === 0 ? -10 : W + 10;
    return (
      line(
        d`M${at} ${150 + i * 40} Q${(at + x) / 2} ${330} ${x + (i === 0 ? -130 : 130)} ${y - 200}`,
        s.hour.dark,
        1.4,
      ) +
      spread(11, 0.06, 0.92, (k) => {
        const px =
          (1 - k) ** 2 * at +
          2 * k * (1 - k) * ((at + x) / 2) +
          k * k * (x + (i === 0 ? -130 : 130));
        const py = (1 - k) ** 2 * (150 + i * 40) + 2 * k * (1 - k) * 330 + k * k * (y - 200);
        return `<circle cx="${px.toFixed(1)}" cy="${(py + 7).toFixed(1)}" r="5" fill="${s.hour.glow}"/>`;
      })
    );
  });
  return (
    town(s, -30, x - 150, 440, 2, 92, washes) +
    town(s, x + 150, W + 30, 440, 2, 92, washes) +
    mist(s, y, 150, 0.35) +
    plaza(s, y, x) +
    body(s, x, y + 2) +
    shops +
    lamps.join('') +
    company(s, 9, 150, 810, y + 44, 50) +
    rickshaw(s, x - 210, y + 96, 74) +
    rider(s, x + 130, y + 108, 78) +
    rickshaw(s, x + 320, y + 82, 64, true) +
    company(s, 4, 40, 460, 626, 92)
  );
}
