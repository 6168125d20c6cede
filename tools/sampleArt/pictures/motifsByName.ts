// The motifs by name. A motif draws everything between the sky and the foreground.

import type { Scene } from '../art/scene.js';
import { bazaar } from '../towns/bazaar.js';
import { cave } from '../temples/cave.js';
import { chariot } from '../temples/chariot.js';
import { charminar } from '../palaces/charminar.js';
import { church } from '../temples/church.js';
import { colouredStreet } from '../towns/colouredStreet.js';
import { cottage } from '../towns/cottage.js';
import { ghat } from '../towns/ghat.js';
import { glassHouse } from '../towns/glassHouse.js';
import { gopuram } from '../temples/gopuram.js';
import { greatTemple } from '../temples/greatTemple.js';
import { gurdwara } from '../temples/gurdwara.js';
import { harbour } from '../towns/harbour.js';
import { hillCitadel } from '../palaces/hillCitadel.js';
import { hillFort } from '../palaces/hillFort.js';
import { imambara } from '../temples/imambara.js';
import { lakePalace } from '../palaces/lakePalace.js';
import { lawnTomb } from '../palaces/lawnTomb.js';
import { lotusHall } from '../temples/lotusHall.js';
import { mausoleum } from '../palaces/mausoleum.js';
import { memorial } from '../towns/memorial.js';
import { observatory } from '../towns/observatory.js';
import { openTiers } from '../temples/openTiers.js';
import { pinkPalace } from '../palaces/pinkPalace.js';
import { plainFort } from '../palaces/plainFort.js';
import { residency } from '../palaces/residency.js';
import { riverPalace } from '../palaces/riverPalace.js';
import { royalPalace } from '../palaces/royalPalace.js';
import { shoreTemple } from '../temples/shoreTemple.js';
import { starTemple } from '../temples/starTemple.js';
import { stepwell } from '../towns/stepwell.js';
import { stupa } from '../temples/stupa.js';
import { temple } from '../temples/temple.js';
import { terminus } from '../towns/terminus.js';
import { tower } from '../palaces/tower.js';
import { whiteDome } from '../palaces/whiteDome.js';
import { whiteFort } from '../palaces/whiteFort.js';

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
