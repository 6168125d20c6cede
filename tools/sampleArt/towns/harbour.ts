// The harbour mouth: cantilevered nets against the sun, boats, godowns with tiled roofs.

import { mix } from '../art/colour.js';
import { H, W, type Scene } from '../art/scene.js';
import { circle, d, line, path, polygon, rect, spread, times } from '../art/svg.js';
import { rounded } from '../parts/arches.js';
import { roofedBoat, rowingBoat, sailBoat } from '../parts/boats.js';
import { nearBirds } from '../parts/creatures.js';
import { hills, mist, ripples, water } from '../parts/ground.js';
import { figure } from '../parts/people.js';
import { tree, treeLine } from '../parts/trees.js';

/** A net on its frame of poles: stage, mast, four bent arms, the net hung between them. */
function net(s: Scene, x: number, y: number, k: number, size: number, away: number): string {
  const wood = s.far(mix(s.hour.dark, '#5a3a2a', 0.25), away);
  const mesh = s.far(mix(s.hour.dark, s.setting.accent, 0.2), away);
  const p = (px: number, py: number): string =>
    `${(x + k * px * size).toFixed(1)} ${(y + py * size).toFixed(1)}`;
  const arms: [number, number][] = [
    [104, -164],
    [236, -226],
    [206, -96],
    [338, -150],
  ];
  const hub = p(64, -222);
  const drawn = arms
    .map(
      ([ax, ay]) =>
        line(`M${p(22, -26)} Q${p(ax * 0.45, ay * 1.36)} ${p(ax, ay)}`, wood, 3.6 * size) +
        line(`M${hub} L${p(ax, ay)}`, wood, 1.1),
    )
    .join('');
  const bag = `M${p(104, -164)} Q${p(170, -96)} ${p(222, -64)} Q${p(290, -92)} ${p(338, -150)}
    Q${p(262, -116)} ${p(206, -96)} Q${p(150, -124)} ${p(104, -164)} Z`;
  const back = `M${p(104, -164)} Q${p(172, -178)} ${p(236, -226)} Q${p(280, -170)} ${p(338, -150)}
    Q${p(262, -116)} ${p(206, -96)} Q${p(150, -124)} ${p(104, -164)} Z`;
  const cords = times(9, (i) => {
    const t = (i + 1) / 10;
    const one = `M${p(104 + 102 * t, -164 + 68 * t)}
      Q${p(190 + 70 * t, -104 - 10 * t)} ${p(236 + 102 * t, -226 + 76 * t)}`;
    const two = `M${p(104 + 132 * t, -164 - 62 * t)}
      Q${p(176 + 60 * t, -86 - 46 * t)} ${p(206 + 132 * t, -96 - 54 * t)}`;
    return line(one, mesh, 1.2, 'opacity=".9"') + line(two, mesh, 1.2, 'opacity=".9"');
  });
  const counter =
    line(`M${hub} Q${p(-50, -190)} ${p(-108, -86)}`, wood, 2.4) +
    [0, 1, 2]
      .map((i) => circle(x + k * (-108 + i * 9) * size, y + (-74 + i * 20) * size, 7 * size, wood))
      .join('');
  const stage = `M${p(-136, -20)} L${p(60, -26)} L${p(60, -18)} L${p(-136, -12)} Z`;
  const posts = [-126, -90, -54, -18, 18, 52]
    .map((at) => line(`M${p(at, -20)} L${p(at + 2, 14)}`, wood, 4 * size))
    .join('');
  return (
    path(back, mesh, 'opacity=".22"') +
    path(bag, mesh, 'opacity=".4"') +
    cords +
    posts +
    path(stage, wood) +
    line(`M${p(-20, -22)} L${hub} L${p(48, -24)} M${p(-4, -100)} L${p(52, -102)}`, wood, 5 * size) +
    drawn +
    counter
  );
}

function godown(s: Scene, x: number, y: number, w: number, h: number, wash: string): string {
  const m = s.material(wash);
  return (
    rect(x, y - h, w, h, m.wall) +
    polygon(
      [x - 12, y - h + 3, x + w + 12, y - h + 3, x + w - 16, y - h - 40, x + 16, y - h - 40],
      s.roof.base,
    ) +
    times(Math.round(w / 12), (i) =>
      line(d`M${x - 6 + i * 12.4} ${y - h + 2} l4 -40`, s.roof.shade, 1.8, 'opacity=".5"'),
    ) +
    rect(x - 14, y - h, w + 28, 5, s.roof.light) +
    spread(Math.max(2, Math.round(w / 40)), x + 20, x + w - 20, (at, i) =>
      path(
        rounded(at, y - (i % 2 === 0 ? 0 : h * 0.3), 18, i % 2 === 0 ? h * 0.56 : h * 0.36),
        s.hour.lamps ? s.hour.glow : m.deep,
      ),
    )
  );
}

export function harbour(s: Scene): string {
  const k = s.lightLeft ? -1 : 1;
  const sea = 420;
  const washes = ['#efe4ca', '#e0b070', '#c98a6a', '#d8d0b8', '#8fb0a0'];
  const shore = k > 0 ? 0 : W;
  let row = '';
  for (let i = 0, at = 0; i < 5; i += 1) {
    const w = s.random.between(96, 150);
    row += godown(
      s,
      k > 0 ? at - 30 : W - at - w + 30,
      sea + 6,
      w,
      s.random.between(56, 96),
      washes[i % washes.length] ?? '#efe4ca',
    );
    at += w + 3;
  }
  const palms = times(9, (i) =>
    tree(s, 'palm', shore + k * (20 + i * 66), sea - 6, s.random.between(130, 220), 0.28),
  );
  const quay = polygon(
    [shore, sea + 4, shore + k * 640, sea + 4, shore + k * 610, sea + 16, shore, sea + 18],
    s.stone.shade,
  );
  const bank = path(
    d`M${shore} ${H} V${H - 96} Q${shore + k * 150} ${H - 104} ${shore + k * 280} ${H - 44}
      L${shore + k * 340} ${H} Z`,
    mix(s.leaf.deep, s.hour.dark, 0.45),
  );
  return (
    hills(s, sea, 60, s.leaf.shade, 0.72) +
    treeLine(s, sea - 6, 40, 0.42) +
    palms +
    mist(s, sea - 10, 110, 0.45) +
    row +
    quay +
    water(s, sea + 14) +
    sailBoat(s, shore + k * 760, sea + 26, 0.5) +
    sailBoat(s, shore + k * 880, sea + 20, 0.3) +
    net(s, shore + k * 520, sea + 30, k, 0.46, 0.4) +
    ripples(s, sea + 40, H) +
    nearBirds(s, shore + k * 640, 210, 14) +
    roofedBoat(s, shore + k * 790, 520, 0.72) +
    net(s, shore + k * 210, sea + 142, k, 1.42, 0) +
    figure(s, shore + k * 120, sea + 118, 62, 3) +
    figure(s, shore + k * 60, sea + 119, 60, 1) +
    rowingBoat(s, shore + k * 640, 592, 1, 1) +
    bank +
    tree(s, 'palm', shore + k * 40, H - 60, 330)
  );
}
