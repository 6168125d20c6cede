import { tourRules, type NewTour } from '../../../domain/tours/tourRules';
import { type Edit } from '../edit';
import { fieldsOf, withFields } from '../editFields';
import { idsIn, isEditOf, orderKeyOf, renameIds } from '../recordKeys';
import { needsDecision, type OutboxEntry } from '../outboxEntry';
import { type NewEdit } from '../outboxEvent';
import { overlaysOf } from '../overlayFields';
import { isTemporary, realId, temporaryId } from '../temporaryId';
import { assertInvariant, type SimulatedTab, type World } from './world';

interface KnownRecords {
  tours: string[];
  sections: { id: string; tourId: string }[];
}

/** Records shown by a tab: those of the worker that it has read, and those created here. */
function knownRecords(world: World, tab: SimulatedTab): KnownRecords {
  const overlays = overlaysOf(tab.mirror.entries);
  const isShown = (orderKey: string) => overlays.get(orderKey)?.isRemoved !== true;
  const tours = [...tab.base].flatMap(([id]) =>
    world.server.records.get(id)?.parent === null ? [id] : [],
  );
  const sections = [...tab.base].flatMap(([id]) => {
    const parent = world.server.records.get(id)?.parent ?? null;
    return parent === null ? [] : [{ id, tourId: parent }];
  });
  for (const { edit, temporaryId: own } of tab.mirror.entries) {
    if (own === null) continue;
    if (isEditOf(edit, 'tour', 'create')) tours.push(own);
    if (isEditOf(edit, 'section', 'create')) sections.push({ id: own, tourId: edit.ref.tourId });
  }
  return {
    tours: tours.filter((id) => isShown(`tour:${id}`)),
    sections: sections.filter(
      ({ id, tourId }) => isShown(`section:${id}`) && isShown(`tour:${tourId}`),
    ),
  };
}

const tourDraft = (fields: Partial<NewTour>): NewTour =>
  tourRules.cast({
    country: 'India',
    duration_seconds: 600,
    primary_language: 'en',
    slug_suffix: 'en',
    ...fields,
  });

const pick = <T>(list: readonly T[], detail: number): T | undefined => list[detail % list.length];

function editFor(world: World, records: KnownRecords, detail: number): [Edit, string[]] | null {
  const n = world.next();
  const tour = pick(records.tours, detail >>> 4);
  const section = pick(records.sections, detail >>> 4);
  const inTour = section === undefined ? [] : [`tour:${section.tourId}`];
  switch (detail % 8) {
    case 0:
      return [
        {
          entity: 'tour',
          action: 'create',
          ref: {},
          fields: tourDraft({ title: `v${n}`, slug: `slug-${n}`, city: `v${n}` }),
        },
        [],
      ];
    case 1:
      if (tour === undefined) return null;
      return [
        {
          entity: 'section',
          action: 'create',
          ref: { tourId: tour },
          fields: {
            order_index: n,
            duration_seconds: null,
            title: `v${n}`,
            description: '',
            language: 'en',
          },
        },
        [`tour:${tour}`],
      ];
    case 2:
      if (section === undefined) return null;
      return [{ entity: 'section', action: 'remove', ref: { sectionId: section.id } }, inTour];
    case 3:
      if (tour === undefined || detail % 3 !== 0) return null;
      return [{ entity: 'tour', action: 'remove', ref: { tourId: tour } }, []];
    case 4:
      if (section === undefined) return null;
      return [
        {
          entity: 'section',
          action: 'update',
          ref: { sectionId: section.id },
          fields: { cover_media_url: `v${n}` },
        },
        inTour,
      ];
    default: {
      if (tour === undefined) return null;
      const change = detail % 2 === 0 ? { city: `v${n}` } : { country: `v${n}`, city: `v${n}` };
      return [
        { entity: 'tour', action: 'update', ref: { tourId: tour, language: 'en' }, fields: change },
        [],
      ];
    }
  }
}

function newEditOf(world: World, tab: SimulatedTab, [edit, within]: [Edit, string[]]): NewEdit {
  const id = `entry-${world.next()}`;
  const own = edit.action === 'create' ? temporaryId(id) : null;
  const orderKey = orderKeyOf(edit, own);
  const key = orderKey.slice(orderKey.indexOf(':') + 1);
  // An unsent edit hides the worker's values from the person.
  const isCovered = isTemporary(key) || overlaysOf(tab.mirror.entries).has(orderKey);
  const updatedAt = isCovered ? null : (tab.base.get(key)?.updatedAt ?? null);
  const base = { fields: world.shown(tab, orderKey), updatedAt };
  return {
    id,
    edit,
    temporaryId: own,
    parentKeys: within,
    base: edit.action === 'create' ? null : base,
  };
}

/** The person edits records shown by a tab, sometimes several at once; some forms wait for the response. */
export function makeEdit(world: World, tab: SimulatedTab, detail: number): void {
  const records = knownRecords(world, tab);
  const newEdits: NewEdit[] = [];
  for (let count = 0; count <= (detail % 5 === 0 ? 2 : 0); count += 1) {
    const edit = editFor(world, records, (detail >>> 2) + count * 37);
    if (edit === null) continue;
    const newEdit = newEditOf(world, tab, edit);
    const orderKey = orderKeyOf(newEdit.edit, newEdit.temporaryId);
    const isFree = newEdits.every(
      (other) => orderKeyOf(other.edit, other.temporaryId) !== orderKey,
    );
    if (isFree) newEdits.push(newEdit);
  }
  if (newEdits.length === 0) return;
  world.apply({ type: 'queued', newEdits, now: world.now });
  world.undoable.push(...newEdits.filter(({ edit }) => edit.action === 'update'));
  world.redoable.length = 0;
  tab.mirror = world.disk;
  // Half of the forms stop waiting immediately: saved on this device.
  if (detail % 2 === 0)
    world.apply({ type: 'savedLocally', ids: world.disk.entries.map((e) => e.id) });
}

/**
 * The person undoes or redoes a change that is still shown unmodified. Returns the edit that restores the previous
 * values; null when there is nothing to undo. A redo may wait behind a conflict, like any edit.
 */
function takeBack(world: World, tab: SimulatedTab, made: NewEdit, isRedo: boolean): NewEdit | null {
  const { aliases } = world.disk;
  const edit = renameIds(made.edit, (id) => realId(aliases, id));
  const orderKey = orderKeyOf(edit, null);
  const shown = world.shown(tab, orderKey);
  const written = Object.entries(fieldsOf(edit));
  if (!written.every(([field, value]) => shown[field] === value)) return null;
  const before = Object.fromEntries(written.map(([field]) => [field, made.base?.fields[field]]));
  if (Object.values(before).includes(undefined)) return null;
  for (const [field, value] of written) world.undone.add(`${field}=${String(value)}`);
  for (const [field, value] of Object.entries(before)) {
    world.undone.add(`${field}=${String(value)}`);
    // May be sent after later edits.
    world.chosen.add(`${field}=${String(value)}`);
  }
  const inverse = newEditOf(world, tab, [withFields(edit, before), [...made.parentKeys]]);
  const known = new Set(world.disk.entries.map(({ id }) => id));
  const wasInConflict = world.disk.entries.some(
    (entry) =>
      entry.orderKey === orderKey && entry.state === 'conflict' && entry.edit.action === 'update',
  );
  world.apply({ type: 'queued', newEdits: [inverse], now: world.now, isUndo: true });
  const isQueued = world.disk.entries.some(({ id }) => !known.has(id));
  const fields = Object.keys(before);
  const isBehind = world.disk.entries.some(
    (entry) =>
      entry.state === 'conflict' &&
      entry.orderKey === orderKey &&
      fields.some((field) => field in fieldsOf(entry.edit)),
  );
  assertInvariant(
    isRedo || !(wasInConflict && isQueued && isBehind),
    `I8: an undo waits behind a conflict of ${orderKey}`,
  );
  tab.mirror = world.disk;
  return inverse;
}

/** The person undoes the last change if it is still shown unmodified. */
export function undoEdit(world: World, tab: SimulatedTab): void {
  const lastEdit = world.undoable.pop();
  const inverse = lastEdit && takeBack(world, tab, lastEdit, false);
  if (inverse) world.redoable.push(inverse);
}

/** The person redoes the change undone last if nothing has changed since. */
export function redoEdit(world: World, tab: SimulatedTab): void {
  const undone = world.redoable.pop();
  const again = undone && takeBack(world, tab, undone, true);
  if (again) world.undoable.push(again);
}

/** Creation that recreates a tour or section which an edit found deleted; null when too few fields are known. */
function againOf(world: World, { edit, base, within }: OutboxEntry): NewEdit | null {
  const seen = { ...base?.fields, ...fieldsOf(edit) };
  const text = (name: string) => String(Reflect.get(seen, name) ?? '');
  const texts = { title: text('title'), description: '' };
  if (texts.title === '') return null;
  const id = `entry-${world.next()}`;
  const own = { id, temporaryId: temporaryId(id), base: null };
  if (isEditOf(edit, 'tour', 'update') && text('slug') !== '') {
    const fields = { slug: text('slug'), city: text('city'), country: text('country') };
    return {
      ...own,
      edit: {
        entity: 'tour',
        action: 'create',
        ref: {},
        fields: tourDraft({ ...texts, ...fields }),
      },
      parentKeys: [],
    };
  }
  const tour = within[0]?.slice('tour:'.length);
  if (!isEditOf(edit, 'section', 'update') || tour === undefined) return null;
  const draft = { ...texts, order_index: 1, duration_seconds: null, language: 'en' };
  return {
    ...own,
    edit: { entity: 'section', action: 'create', ref: { tourId: tour }, fields: draft },
    parentKeys: within,
  };
}

function recreate(world: World, entry: OutboxEntry): boolean {
  const newEdit = againOf(world, entry);
  const [deletedId = null] = idsIn(entry.edit);
  if (newEdit === null || deletedId === null) return false;
  world.remade.add(fieldsOf(newEdit.edit)['title']);
  world.apply({ type: 'recreated', id: entry.id, newEdits: [newEdit], deletedId, now: world.now });
  return true;
}

/** A waiting form rolls back its refused edits and the edits that it sent after them. */
export function withdrawRefused(world: World): void {
  const refused = world.disk.entries.filter(
    (entry) =>
      !entry.isSavedLocally && (needsDecision(entry) || (entry.lastError?.status ?? 0) >= 500),
  );
  if (refused.length > 0) world.apply({ type: 'rolledBack', ids: refused.map(({ id }) => id) });
}

/** The person decides about an entry. */
export function decide(world: World, entry: OutboxEntry, detail: number): void {
  if (entry.state === 'conflict') {
    const choices = Object.fromEntries(
      entry.differences.map(({ field }, index) => [
        field,
        ((detail >>> index) & 1) === 0 ? ('mine' as const) : ('theirs' as const),
      ]),
    );
    world.apply({ type: 'resolved', id: entry.id, choices });
  } else if (entry.state === 'notFound' && detail % 2 === 0 && recreate(world, entry)) {
    return;
  } else if (entry.state === 'notFound' || entry.state === 'rejected' || detail % 4 === 0) {
    world.apply({ type: 'discarded', id: entry.id });
  } else {
    world.apply({ type: 'retried', id: entry.id });
  }
}
