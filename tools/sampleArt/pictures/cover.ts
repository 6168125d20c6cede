// The cover of a tour, as one SVG.

import { motifs } from './motifsByName.js';
import { birds } from '../parts/creatures.js';
import { foreground } from '../parts/foreground.js';
import { paper } from '../art/paper.js';
import { chooseDetails } from '../details/detailsByName.js';
import { h as detailH, w as detailW } from '../details/detailFrame.js';
import { seeded } from '../art/random.js';
import { H, W, makeScene, type Scene } from '../art/scene.js';
import { settingOf } from '../art/sceneSettings.js';
import { sky, weather } from '../art/sky.js';

function sceneOf(slug: string, motif: string, city: string): Scene {
  const setting = settingOf(slug, city);
  return makeScene(slug, motif, city, setting, seeded(`${slug} hour`).pick(setting.hours));
}

export function sheet(s: Scene, content: string, width: number, height: number): string {
  const finish = paper(s, width, height);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${s.defs()}${content}${finish}</svg>`;
}

export function cover(slug: string, motif: string, city: string): string {
  const s = sceneOf(slug, motif, city);
  const draw = motifs[motif];
  if (!draw) throw new Error(`No such motif: ${motif} (${slug})`);
  const flock = birds(s, W - s.sunX, s.random.between(90, 170), s.random.whole(5, 9));
  const content = sky(s) + flock + draw(s) + foreground(s) + weather(s);
  return sheet(s, content, W, H);
}

/** The close-ups of a tour's first sections, in the tour's own colours and hour. */
export function closeUps(
  slug: string,
  motif: string,
  city: string,
  titles: string[],
): (() => string)[] {
  return chooseDetails(slug, motif, titles).map((draw, i) => () => {
    const setting = settingOf(slug, city);
    const hour = seeded(`${slug} hour`).pick(setting.hours);
    const s = makeScene(`${slug} ${i + 1}`, motif, city, setting, hour, slug);
    return sheet(s, draw(s), detailW, detailH);
  });
}
