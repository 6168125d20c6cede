// Chooses a close-up for each section by the words of its title, never twice in one tour.

import { seeded } from '../art/random.js';
import type { Scene } from '../art/scene.js';
import { frieze, pillars, steps, tiles, wheel } from './built.js';
import { bird, boat, lotus, parade, rooftops, tree } from './outdoors.js';
import { domeTop, towerTop } from './tops.js';
import { bell, cloth, lamps, stall, tea } from './used.js';
import { arch, doorway, hungWindow, jali } from './openings.js';

type Draw = (s: Scene) => string;

const drawings: [Draw, RegExp][] = [
  [wheel, /wheel|chariot|horse/i],
  [boat, /boat|river|lake|harbou?r|sea|shore|ghat|island|nets?\b|ferry|pichola/i],
  [stall, /market|bazaar|bazar|street|shop|mandi|lane|trade/i],
  [tea, /food|kebab|sweet|tea|coffee|kitchen|langar|jalebi|spice|paratha/i],
  [cloth, /cloth|silk|chikan|weav|textile|sari|paint/i],
  [lotus, /tank|pond|pool|water|lotus|well|kund/i],
  [bell, /temple|shrine|church|cathedral|basilica|bell|kovil|sanctum/i],
  [steps, /step|stair|climb|ramp|ascent|hill/i],
  [doorway, /gate|door|portal|pol\b|entrance|threshold|darwaza/i],
  [jali, /screen|jali|lattice|harem|zenana|marble|private/i],
  [domeTop, /dome|tomb|mausoleum|mosque|masjid|stupa|roof/i],
  [towerTop, /tower|minar|clock|gopuram|spire|beacon|gnomon|yantra/i],
  [pillars, /hall|pillar|colonnade|mandapa|audience|cave|arcade|corridor|museum/i],
  [tree, /garden|tree|park|lawn|bagh|grove/i],
  [hungWindow, /window|balcony|palace|mahal|haveli|house|mansion/i],
  [frieze, /carv|frieze|sculpt|relief|wall|panel|gallery|penance/i],
  [lamps, /lamp|night|dawn|evening|aarti|fire|flame|prayer/i],
  [tiles, /tile|floor|inlay|pietra|mosaic|court/i],
  [parade, /elephant|parade|procession|stable|drum/i],
  [rooftops, /town|city|quarter|view|rooftop|square|neighbou?r/i],
  [bird, /bird|peacock|pigeon/i],
  [arch, /arch|vault|bridge|passage|fort|end/i],
];

const sacred = /temple|cave|stupa|chariot|gopuram|stepwell/;
const courtly = /mausoleum|fort|palace|bazaar|tower|garden|gurdwara|ruins|observatory|ghat/;

// Details that would be untrue for other motifs.
const only = new Map<Draw, RegExp>([
  [wheel, /chariot/],
  [frieze, sacred],
  [domeTop, courtly],
  [towerTop, courtly],
  [jali, courtly],
  [hungWindow, courtly],
  [bell, /temple|gopuram|ghat|chariot|church|bazaar/],
  [pillars, /^(?!church|colonial|harbour)/],
]);

// Details used only when a title asks for them.
const special: Draw[] = [wheel, boat, bird, parade, cloth, tea, bell];

/** One drawing for each of the titles. */
export function chooseDetails(slug: string, motif: string, titles: string[]): Draw[] {
  const random = seeded(`${slug} details`);
  const left = drawings.filter(([draw]) => only.get(draw)?.test(motif) ?? true);
  const take = (index: number): Draw => {
    const [taken] = left.splice(index, 1);
    if (!taken) throw new Error('There are more sections than drawings');
    return taken[0];
  };
  const matched = titles.map((title) => {
    const index = left.findIndex(([, words]) => words.test(title));
    return index < 0 ? undefined : take(index);
  });
  return matched.map((draw) => {
    if (draw) return draw;
    const plain = left.flatMap(([candidate], i) => (special.includes(candidate) ? [] : [i]));
    return take(random.pick(plain));
  });
}
