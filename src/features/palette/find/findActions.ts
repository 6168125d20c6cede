import { tourCopyPath, tourDeletionPath } from '../../../domain/paths/tourPaths';
import { uniqueBy } from '../../../platform/uniqueBy';
import { type TourView } from '../../../state/select/tourViews';
import { commandIcon } from '../commands/commandIcons';
import { type PaletteEntry } from './findEntries';
import { entryOfPart, MAX_TOURS, partsNamed, recordsOf, splitQuery, type Part } from './findParts';

/** Functions that perform the action of an entry. */
export interface TourActions {
  open: (path: string) => void;
  togglePublication: (tour: TourView) => void;
}

interface Action {
  /** Words that name the action; the palette types the first one. */
  words: readonly [string, ...string[]];
  /** Name of the action before its tour is chosen. */
  name: string;
  /** True when the action applies to a tour; applies to all by default. */
  suits?: (tour: TourView) => boolean;
  /** Entries of the action on a tour; the first one is safe for Enter. */
  entriesOf: (record: PaletteEntry, tour: TourView, actions: TourActions) => PaletteEntry[];
}

const details: Part = {
  path: 'details',
  name: 'Details',
  words: ['details', 'history', 'cover', 'share'],
};

function publicationEntry(
  record: PaletteEntry,
  tour: TourView,
  { togglePublication }: TourActions,
): PaletteEntry {
  return {
    ...record,
    id: `${record.id} publication`,
    to: undefined,
    opensIn: undefined,
    detail: tour.is_published ? 'Unpublish' : 'Publish',
    group: 'Within tours',
    run: () => togglePublication(tour),
  };
}

/**
 * Change of a tour's publication status; for a tour that already has the target status, a link to the tour rather than
 * the opposite change.
 */
const publication = (target: boolean): Action['entriesOf'] =>
  function entriesOf(record, tour, actions) {
    if (tour.is_published !== target) return [publicationEntry(record, tour, actions)];
    const name = target ? 'Already published' : 'Already a draft';
    return [entryOfPart(record, { ...details, name }, actions.open)];
  };

/** The tour's page with its deletion confirmation. */
function deletionEntry(record: PaletteEntry, tour: TourView, { open }: TourActions): PaletteEntry {
  const to = tourDeletionPath(tour.id);
  const own = { id: to, to, detail: 'Delete…', group: 'Within tours', isDestructive: true };
  return {
    ...record,
    ...own,
    icon: commandIcon({ label: '', isDestructive: true }),
    run: () => open(to),
  };
}

const edit: Part = {
  path: 'details?edit=title',
  name: 'Edit',
  words: [],
};

const sectionCreation: Part = { path: 'sections/create', name: 'Add a section', words: [] };

const tourActions: readonly Action[] = [
  {
    words: ['open'],
    name: 'Open a tour…',
    entriesOf: (record) => [{ ...record, group: 'Within tours' }],
  },
  {
    // 'add section' is found by its synonyms; beside a title, 'sections' leads to the section list.
    words: ['add section'],
    name: 'Add a section to a tour…',
    entriesOf: (record, _tour, { open }) => [entryOfPart(record, sectionCreation, open)],
  },
  {
    words: ['edit', 'change', 'rename'],
    name: 'Edit a tour…',
    entriesOf: (record, _tour, { open }) => [entryOfPart(record, edit, open)],
  },
  {
    words: ['duplicate', 'copy', 'clone'],
    name: 'Duplicate a tour…',
    entriesOf: (record, tour, { open }) => {
      const to = tourCopyPath(tour.id);
      const run = () => open(to);
      return [{ ...record, id: to, to, detail: 'Duplicate', group: 'Within tours', run }];
    },
  },
  {
    words: ['publish'],
    name: 'Publish a tour…',
    suits: (tour) => !tour.is_published,
    entriesOf: publication(true),
  },
  {
    words: ['unpublish'],
    name: 'Unpublish a tour…',
    suits: (tour) => tour.is_published,
    entriesOf: publication(false),
  },
  {
    words: ['delete', 'remove', 'erase'],
    name: 'Delete a tour…',
    entriesOf: (...asked) => [deletionEntry(...asked)],
  },
];

/** Entries of an action and a tour named together, as in 'edit konark', 'hampi publish', 'duplicate agra'. */
export function findActions(
  entries: readonly PaletteEntry[],
  query: string,
  actions: TourActions,
): PaletteEntry[] {
  const split = splitQuery(query, tourActions);
  if (split === null) return [];
  const named = partsNamed(tourActions, split.part);
  return recordsOf(entries, 'Tours', split.title, MAX_TOURS).flatMap((record) => {
    const { tour } = record;
    return tour === undefined ? [] : named.flatMap((each) => each.entriesOf(record, tour, actions));
  });
}

/** Entries of the actions for which a tour is chosen next. */
export const actionsOnATour: readonly PaletteEntry[] = tourActions.map(
  ({ words: [word, ...others], name }) => ({
    id: `on-a-tour:${word}`,
    label: name,
    words: others.join(' '),
    group: 'Commands',
    icon: commandIcon({ label: name }),
    isNested: true,
    asks: name,
    run: () => undefined,
  }),
);

/** Maximum number of tours offered before one is named. */
const MAX_OFFERED = 8;

/** Tours to which an action applies, as entries of that action. */
const entriesOn = (action: Action, tours: readonly PaletteEntry[], actions: TourActions) =>
  tours
    .flatMap((record): PaletteEntry[] => {
      const { tour } = record;
      if (tour === undefined || action.suits?.(tour) === false) return [];
      const [entry] = action.entriesOf({ ...record, isSuggestion: false }, tour, actions);
      const group = action.name.replace('a tour…', 'which tour?');
      return entry === undefined ? [] : [{ ...entry, detail: tour.city ?? undefined, group }];
    })
    .slice(0, MAX_OFFERED);

/** All tours, recently opened ones first. */
function toursOf(entries: readonly PaletteEntry[]): PaletteEntry[] {
  const ofGroup = (name: string) => entries.filter((entry) => entry.group === name);
  return uniqueBy([...ofGroup('Recent tours'), ...ofGroup('Tours')], ({ to, id }) => to ?? id);
}

/**
 * Tours to which the action named by a query applies, recently opened first; a trailing space after the action's name
 * means that a tour follows.
 */
export function findTours(
  entries: readonly PaletteEntry[],
  query: string,
  actions: TourActions,
): PaletteEntry[] {
  const word = /^\s*(\S+)\s+$/.exec(query)?.[1]?.toLowerCase();
  const action = tourActions.find(({ words }) => word !== undefined && words.includes(word));
  return action === undefined ? [] : entriesOn(action, toursOf(entries), actions);
}

/** Tours matching a query to which a named action applies; all such tours when none match. */
export function findToursFor(
  entries: readonly PaletteEntry[],
  name: string,
  query: string,
  actions: TourActions,
): PaletteEntry[] {
  const action = tourActions.find((each) => each.name === name);
  if (action === undefined) return [];
  const isAny = query.trim() === '';
  const tours = isAny ? toursOf(entries) : recordsOf(entries, 'Tours', [query], Infinity);
  return entriesOn(action, tours, actions);
}

/** Entries of tours' detail pages for the remaining named parts, as in 'konark history', 'share hampi'. */
export function findDetails(
  entries: readonly PaletteEntry[],
  query: string,
  open: (path: string) => void,
): PaletteEntry[] {
  const split = splitQuery(query, [details]);
  if (split === null) return [];
  return recordsOf(entries, 'Tours', split.title, MAX_TOURS).map((record) =>
    entryOfPart(record, details, open),
  );
}
