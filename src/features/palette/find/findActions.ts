import { tourCopyAddress, tourDeletionAddress } from '../../../domain/tours/tourAddresses';
import { type TourView } from '../../../state/select/tourViews';
import { commandIcon } from '../commands/commandIcons';
import { type PaletteEntry } from './findEntries';
import { entryOfPart, MAX_TOURS, partsNamed, recordsOf, splitQuery, type Part } from './findParts';

/** Ways to do what an entry stands for. */
export interface TourActions {
  open: (address: string) => void;
  togglePublication: (tour: TourView) => void;
}

interface Action {
  words: readonly string[];
  /** Entries of the action on a tour, the first of which is safe to take by Enter. */
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

/** The change of a tour's status; where the tour has the asked one, the way to it, and not the opposite change. */
const publication = (target: boolean): Action['entriesOf'] =>
  function entriesOf(record, tour, actions) {
    if (tour.is_published !== target) return [publicationEntry(record, tour, actions)];
    const name = target ? 'Already published' : 'Already a draft';
    return [entryOfPart(record, { ...details, name }, actions.open)];
  };

/** The tour's page, which asks whether to delete it. */
function deletionEntry(record: PaletteEntry, tour: TourView, { open }: TourActions): PaletteEntry {
  const to = tourDeletionAddress(tour.id);
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
  words: ['edit', 'change', 'rename'],
};

const tourActions: readonly Action[] = [
  {
    words: edit.words,
    entriesOf: (record, _tour, { open }) => [entryOfPart(record, edit, open)],
  },
  { words: ['delete', 'remove', 'erase'], entriesOf: (...asked) => [deletionEntry(...asked)] },
  { words: ['publish'], entriesOf: publication(true) },
  { words: ['unpublish'], entriesOf: publication(false) },
  {
    words: ['duplicate', 'copy', 'clone'],
    entriesOf: (record, tour, { open }) => {
      const to = tourCopyAddress(tour.id);
      const run = () => open(to);
      return [{ ...record, id: to, to, detail: 'Duplicate', group: 'Within tours', run }];
    },
  },
];

/** Entries of what a query names beside a tour: 'edit konark', 'hampi publish', 'duplicate agra'. */
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

/** Entries of the details of tours, where the rest of what a query may name is done: 'konark history', 'share hampi'. */
export function findDetails(
  entries: readonly PaletteEntry[],
  query: string,
  open: (address: string) => void,
): PaletteEntry[] {
  const split = splitQuery(query, [details]);
  if (split === null) return [];
  return recordsOf(entries, 'Tours', split.title, MAX_TOURS).map((record) =>
    entryOfPart(record, details, open),
  );
}
