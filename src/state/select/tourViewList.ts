import { isSameData, keysBetween } from '../model/upsertRecords';
import { idInKey } from '../outbox/recordKeys';
import { type Overlay } from '../outbox/overlayFields';
import { isSameAliases, type Aliases } from '../outbox/temporaryId';
import { tourKey, viewIn, type Overlays, type Tours, type TourView } from './tourViews';

interface Made {
  tours: Tours;
  aliases: Aliases;
  views: readonly TourView[];
  /** Index of each tour in the views; null until first needed. */
  indexById: ReadonlyMap<string, number> | null;
}

/** Last views of each list, by its array of ids and the language. */
const lastMade = new WeakMap<readonly string[], Map<string, Made>>();

const listsOthers = (overlay: Overlay | undefined) =>
  overlay?.isCreated === true || overlay?.isRemoved === true;

/** Ids of tours created offline (pending creations), newest first; the list does not contain them yet. */
function addedIds(overlays: Overlays, listed: ReadonlySet<string>): string[] {
  const ids = [...overlays].flatMap(([target, over]) => {
    const id = over.isCreated ? idInKey('tour', target) : null;
    return id === null || listed.has(id) ? [] : [id];
  });
  return [...new Set(ids)].reverse();
}

/** Rebuilds every view from scratch. */
function makeAll(
  tours: Tours,
  ids: readonly string[],
  language: string,
  aliases: Aliases,
): TourView[] {
  const hasUnsent = tours.overlays.size > 0;
  const added = hasUnsent ? addedIds(tours.overlays, new Set(ids)) : [];
  const views: TourView[] = [];
  for (const id of added.length === 0 ? ids : [...added, ...ids]) {
    // A record that was created again has a new id.
    if (aliases[id] !== undefined) continue;
    if (hasUnsent && tours.overlays.get(tourKey(id))?.isRemoved === true) continue;
    const view = viewIn(tours, id, language);
    if (view !== null) views.push(view);
  }
  return views;
}

/**
 * Ids of tours whose view may have changed since it was built; null when unknown, or when the set of listed tours may
 * have changed.
 */
function changedIds(made: Made, tours: Tours, language: string): Set<string> | null {
  const ids = new Set<string>();
  const records = keysBetween(made.tours.records, tours.records);
  const texts = keysBetween(made.tours.texts, tours.texts);
  if (records === null || texts === null) return null;
  for (const id of records) ids.add(id);
  const end = `:${language}`;
  for (const key of texts) if (key.endsWith(end)) ids.add(key.slice(0, -end.length));
  const [before, after] = [made.tours.overlays, tours.overlays];
  for (const target of new Set([...before.keys(), ...after.keys()])) {
    const id = idInKey('tour', target);
    if (before.get(target) === after.get(target) || id === null) continue;
    if (listsOthers(before.get(target)) || listsOthers(after.get(target))) return null;
    ids.add(id);
  }
  return ids;
}

const indexViews = (views: readonly TourView[]) =>
  new Map(views.map(({ id }, index) => [id, index] as const));

/** The previous views with the changed tours replaced; null when a tour was added or removed. */
function remake(made: Made, tours: Tours, language: string): Made | null {
  const ids = changedIds(made, tours, language);
  if (ids === null) return null;
  const indexById = ids.size === 0 ? made.indexById : (made.indexById ?? indexViews(made.views));
  let views: TourView[] | null = null;
  for (const id of ids) {
    const index = indexById?.get(id);
    const view = viewIn(tours, id, language);
    if ((index === undefined) !== (view === null)) return null;
    if (index === undefined || view === null || isSameData(view, made.views[index])) continue;
    views ??= [...made.views];
    views[index] = view;
  }
  return { ...made, tours, indexById, views: views ?? made.views };
}

/**
 * Views of the tours listed in a language, in the list's order, tours created offline first. Incremental: an edit of
 * one tour rebuilds only that view, and without a change the array itself stays the same.
 */
export function listTourViews(
  tours: Tours,
  ids: readonly string[],
  language: string,
  aliases: Aliases,
): readonly TourView[] {
  const byLanguage = lastMade.get(ids) ?? new Map<string, Made>();
  lastMade.set(ids, byLanguage);
  const cached = byLanguage.get(language);
  const isSame = cached !== undefined && isSameAliases(cached.aliases, aliases);
  const remade = isSame ? remake(cached, tours, language) : null;
  const updated = remade ?? {
    tours,
    aliases,
    views: makeAll(tours, ids, language, aliases),
    indexById: null,
  };
  byLanguage.set(language, updated);
  return updated.views;
}
