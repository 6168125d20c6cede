// The motifs by name. A motif draws all between the sky and what stands nearest the eye.

import type { Scene } from '../art/scene.js';
import { bazaar } from './bazaar.js';
import { cave } from './cave.js';
import { chariot } from './chariot.js';
import { charminar } from './charminar.js';
import { church } from './church.js';
import { colouredStreet } from './colouredStreet.js';
import { cottage } from './cottage.js';
import { ghat } from './ghat.js';
import { glassHouse } from './glassHouse.js';
import { gopuram } from './gopuram.js';
import { greatTemple } from './greatTemple.js';
import { gurdwara } from './gurdwara.js';
import { harbour } from './harbour.js';
import { hillCitadel } from './hillCitadel.js';
import { hillFort } from './hillFort.js';
import { imambara } from './imambara.js';
import { lakePalace } from './lakePalace.js';
import { lawnTomb } from './lawnTomb.js';
import { lotusHall } from './lotusHall.js';
import { mausoleum } from './mausoleum.js';
import { memorial } from './memorial.js';
import { observatory } from './observatory.js';
import { openTiers } from './openTiers.js';
import { pinkPalace } from './pinkPalace.js';
import { plainFort } from './plainFort.js';
import { residency } from './residency.js';
import { riverPalace } from './riverPalace.js';
import { royalPalace } from './royalPalace.js';
import { shoreTemple } from './shoreTemple.js';
import { starTemple } from './starTemple.js';
import { stepwell } from './stepwell.js';
import { stupa } from './stupa.js';
import { temple } from './temple.js';
import { terminus } from './terminus.js';
import { tower } from './tower.js';
import { whiteDome } from './whiteDome.js';
import { whiteFort } from './whiteFort.js';

type Motif = (s: Scene) => string;

const named = (s: Scene, ...words: string[]): boolean =>
  words.some((word) => s.slug.includes(word) || s.city.toLowerCase().includes(word));

function anyFort(s: Scene): string {
  if (named(s, 'delhi', 'agra')) return plainFort(s);
  if (named(s, 'hyderabad')) return hillCitadel(s);
  return hillFort(s);
}

function anyTemple(s: Scene): string {
  if (named(s, 'mahabalipuram', 'mamallapuram')) return shoreTemple(s);
  if (named(s, 'belur', 'halebid')) return starTemple(s);
  if (named(s, 'thanjavur', 'pattadakal', 'chennai', 'madurai')) return greatTemple(s);
  return temple(s);
}

function anyPalace(s: Scene): string {
  if (named(s, 'jaipur')) return pinkPalace(s);
  if (named(s, 'fatehpur')) return openTiers(s);
  if (named(s, 'agra')) return riverPalace(s);
  if (named(s, 'udaipur')) return lakePalace(s);
  if (named(s, 'lucknow')) return imambara(s);
  return royalPalace(s);
}

function anyColonial(s: Scene): string {
  if (named(s, 'panjim', 'panaji', 'puducherry', 'pondicherry', 'kochi')) return colouredStreet(s);
  if (named(s, 'george')) return whiteFort(s);
  if (named(s, 'kolkata')) return whiteDome(s);
  return terminus(s);
}

function anyGarden(s: Scene): string {
  if (named(s, 'bengaluru')) return glassHouse(s);
  if (named(s, 'ahmedabad')) return cottage(s);
  if (named(s, 'amritsar')) return memorial(s);
  return lawnTomb(s);
}

function anyRuins(s: Scene): string {
  if (named(s, 'amritsar')) return memorial(s);
  if (named(s, 'lucknow')) return residency(s);
  if (named(s, 'fatehpur')) return openTiers(s);
  return lotusHall(s);
}

export const motifs: Record<string, Motif> = {
  mausoleum,
  fort: anyFort,
  tower: (s) => (named(s, 'charminar') ? charminar(s) : tower(s)),
  gopuram,
  ghat,
  stupa,
  temple: anyTemple,
  chariot,
  cave,
  church,
  observatory,
  gurdwara,
  stepwell,
  palace: anyPalace,
  bazaar,
  harbour,
  colonial: anyColonial,
  garden: anyGarden,
  ruins: anyRuins,
};
