// Gate towers over a striped wall, a tank, a street or a bazaar of boulders.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { ellipse, rect, spread, times } from '../art/svg.js';
import { boulders } from '../parts/boulders.js';
import { fields, hills, mist, plaza, reflection, water } from '../parts/ground.js';
import { company } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';
import { gateTower, type Colours } from '../townParts/gateTower.js';

/** A wall in the red and white stripes of temple enclosures. */
function striped(s: Scene, x: number, y: number, length: number, h: number): string {
  const red = s.material('#b8473a');
  const white = s.material('#f3e8d6');
  return (
    rect(x, y - h, length, h, white.light) +
    times(Math.floor(length / 26), (i) => rect(x + i * 26, y - h, 13, h, red.base)) +
    rect(x, y - h - 5, length, 7, s.stone.shade)
  );
}

export function gopuram(s: Scene): string {
  const hampi = s.city === 'Hampi';
  const many = ['#d8574a', '#3f8fa8', '#e8b43f', '#5fa06a', '#d87aa0', '#7a6ab0'];
  const soft = (colour: string): string => mix(colour, s.setting.stone, hampi ? 0.82 : 0.2);
  const c: Colours = {
    body: s.material(hampi ? '#e3c79c' : s.setting.stone),
    bright: many.map(soft),
  };
  const flip = s.lightLeft ? 1 : -1;
  const x = W / 2 + flip * s.random.between(30, 90);
  const y = hampi ? 500 : s.city === 'Madurai' ? 478 : 520;
  const big = gateTower(
    s,
    x,
    y,
    hampi ? 208 : s.city === 'Madurai' ? 204 : 236,
    hampi ? 9 : s.city === 'Madurai' ? 9 : 7,
    c,
  );
  const small = gateTower(s, x - flip * 310, y - 14, 128, 5, c);
  const palms = [-430, -230, 260, 340, 420]
    .map((at) => tree(s, 'palm', x + flip * at, y - 10, s.random.between(130, 210), 0.3))
    .join('');
  if (hampi) {
    const hall = spread(
      13,
      x - flip * 470,
      x - flip * 150,
      (at) =>
        rect(at - 5, y - 44, 10, 46, s.stone.drum) + rect(at - 10, y - 50, 20, 7, s.stone.light),
    );
    return (
      hills(s, y - 30, 150, s.setting.stone, 0.55) +
      boulders(s, x + flip * 330, y - 20, 1.7) +
      boulders(s, x - flip * 400, y - 40, 1.3) +
      mist(s, y - 10, 120, 0.45) +
      treeLine(s, y - 2, 24, 0.35) +
      small +
      hall +
      rect(Math.min(x - flip * 480, x - flip * 140), y - 60, 340, 12, s.stone.base) +
      big +
      fields(s, y) +
      company(s, 8, x - 160, x + 190, y + 36, 36) +
      boulders(s, x - flip * 420, 628, 1.4) +
      tree(s, 'palm', x + flip * 390, y + 70, 250)
    );
  }
  const wall = striped(s, -10, y, W + 20, 54);
  if (s.city === 'Madurai') {
    const shown = treeLine(s, y - 40, 40, 0.4) + palms + small + wall + big;
    const steps = times(4, (i) =>
      rect(0, y + i * 9, W, 9, i % 2 === 0 ? s.stone.light : s.stone.shade),
    );
    return (
      shown +
      water(s, y + 34) +
      reflection(s, y + 34, shown + steps, 0.62, 0.42) +
      steps +
      company(s, 8, 60, 900, y + 16, 34)
    );
  }
  return (
    treeLine(s, y - 40, 40, 0.4) +
    palms +
    small +
    wall +
    big +
    plaza(s, y, x) +
    company(s, 9, 120, 840, y + 42, 54) +
    ellipse(x, H + 30, 420, 40, s.hour.dark, 'opacity=".14"')
  );
}
