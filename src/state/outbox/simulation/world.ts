import { fieldsOf, type Fields } from '../editFields';
import { renameIds, recordKeyOf } from '../recordKeys';
import { emptyOutbox, type Outbox, type OutboxEntry } from '../outboxEntry';
import { type NewEdit, type OutboxEvent } from '../outboxEvent';
import { overlaysOf } from '../overlayFields';
import { outboxReducer } from '../outboxReducer';
import { realId } from '../temporaryId';
import { type SimulatedServer } from './simulatedServer';

export const OWNER = 'asha';

/** A tab: its copies of the worker's records, and the outbox as last read. */
export interface SimulatedTab {
  isAlive: boolean;
  base: Map<string, { fields: Record<string, unknown>; updatedAt: string | null }>;
  mirror: Outbox;
}

export interface Flight {
  tab: SimulatedTab;
  entry: OutboxEntry;
  isKeyed: boolean;
  ifMatch: string | null;
}

/** A broken invariant, named by the message. */
export class InvariantBroken extends Error {}

export function assertInvariant(condition: boolean, invariant: string): void {
  if (!condition) throw new InvariantBroken(invariant);
}

/** Every value that an outbox must deliver, and every removal, by a stable key. */
function unsentFields(outbox: Outbox): Map<string, OutboxEntry> {
  const fields = new Map<string, OutboxEntry>();
  for (const entry of outbox.entries) {
    if (entry.edit.action === 'remove') fields.set(`removal ${entry.id}`, entry);
    for (const [field, value] of Object.entries(fieldsOf(entry.edit))) {
      if (typeof value === 'string' && value.startsWith('v'))
        fields.set(`${field}=${value}`, entry);
    }
  }
  return fields;
}

/**
 * I8: no edit behind an open conflict restores the value before the conflict, unless an edit in between may have been
 * carried out.
 */
function checkReversals({ entries }: Outbox): void {
  for (const conflicting of entries.filter(({ state }) => state === 'conflict')) {
    const before = conflicting.base?.fields ?? {};
    const written = Object.keys(fieldsOf(conflicting.edit));
    const later = entries.filter(
      ({ seq, orderKey }) => seq > conflicting.seq && orderKey === conflicting.orderKey,
    );
    const inDoubt = later.find(({ state, isDoubtful }) => isDoubtful || state === 'sending');
    const isBack = ({ seq, edit }: OutboxEntry) =>
      seq < (inDoubt?.seq ?? Infinity) &&
      edit.action === 'update' &&
      Object.entries(edit.fields).every(
        ([field, value]) => written.includes(field) && before[field] === value,
      );
    assertInvariant(!later.some(isBack), `I8: ${conflicting.orderKey} goes back behind a conflict`);
  }
}

/** A device with two tabs and one stored outbox, a worker, and another editor. */
export class World {
  /** Stored outbox; each event is one transaction on it. */
  disk: Outbox = emptyOutbox(OWNER);
  readonly tabs: SimulatedTab[] = [this.openTab(), this.openTab()];
  leader: SimulatedTab | null = null;
  readonly flights: Flight[] = [];
  now = 0;
  isSessionValid = true;
  /** Number of writes by the other editor between a look-up and the sending that follows. */
  races = 0;
  /** Values that the person chose over somebody else's, which may be restored in order. */
  readonly chosen = new Set<string>();
  /** Undo stack, newest last: changes with the values shown before them. */
  readonly undoable: NewEdit[] = [];
  /** Redo stack, newest last: undone changes with the values that the undo restored. */
  readonly redoable: NewEdit[] = [];
  /** Values that the person undid, and the previous values that replaced them: neither must be sent. */
  readonly undone = new Set<string>();
  /** Titles of records that were recreated after somebody deleted them. */
  readonly remade = new Set<unknown>();
  private counter = 0;
  private readonly applied = new Set<string>();
  private logRead = 0;

  constructor(readonly server: SimulatedServer) {}

  private openTab(): SimulatedTab {
    return { isAlive: true, base: new Map(), mirror: this.disk };
  }

  /** Increasing counter, so that values derived from it show their order. */
  next(): number {
    this.counter += 1;
    return this.counter;
  }

  readLog(): void {
    for (const { fields } of this.server.log.slice(this.logRead)) {
      for (const [field, value] of Object.entries(fields)) this.applied.add(`${field}=${value}`);
    }
    this.logRead = this.server.log.length;
  }

  /** Applies an event as one transaction; checks I1 and I6. */
  apply(event: OutboxEvent): void {
    const before = this.disk;
    const after = outboxReducer(before, event);
    this.readLog();
    const fields = unsentFields(after);
    for (const [key, entry] of unsentFields(before)) {
      if (!fields.has(key)) this.checkLoss(key, entry, event);
    }
    if (event.type === 'callFailed' && event.problem.status === 401) {
      assertInvariant(
        after.entries.length === before.entries.length,
        'I6: a 401 shrank the outbox',
      );
      assertInvariant(after.isPaused, 'I6: a 401 did not pause the outbox');
    }
    if (event.type === 'resolved') this.noteChoice(before, event);
    this.disk = after;
    checkReversals(after);
    const seqs = after.entries.map(({ seq }) => seq);
    assertInvariant(
      seqs.every((seq, index) => index === 0 || seq > (seqs[index - 1] ?? 0)),
      'I3: the entries are out of order',
    );
  }

  private noteChoice(before: Outbox, event: Extract<OutboxEvent, { type: 'resolved' }>): void {
    const entry = before.entries.find(({ id }) => id === event.id);
    for (const { field, mine } of entry?.differences ?? []) {
      if (event.choices[field] === 'mine') this.chosen.add(`${field}=${String(mine)}`);
    }
  }

  /** True when a later edit restores the value before this one. */
  private isPutBack(key: string, entry: OutboxEntry): boolean {
    const [field = ''] = key.split('=');
    return this.disk.entries.some(
      ({ edit, orderKey, seq }) =>
        orderKey === entry.orderKey &&
        seq > entry.seq &&
        field in fieldsOf(edit) &&
        fieldsOf(edit)[field] === entry.base?.fields[field],
    );
  }

  private checkLoss(key: string, entry: OutboxEntry, event: OutboxEvent): void {
    const violation = `I1: lost ${key} (${entry.edit.entity} ${entry.edit.action}) by ${event.type}`;
    switch (event.type) {
      case 'rolledBack':
        assertInvariant(!entry.isSavedLocally, `${violation}, though it was said to be saved`);
        return;
      case 'resolved':
      case 'discarded':
        return;
      case 'recreated': {
        const [field = ''] = key.split('=');
        const around = [entry.orderKey, ...entry.within];
        // Coalesced into the creation of the record: only its last edit shows, and a removal cancels all of them.
        const isOver = this.disk.entries.some(
          ({ edit, orderKey, seq }) =>
            (edit.action === 'remove' && around.includes(orderKey)) ||
            (orderKey === entry.orderKey && seq > entry.seq && field in fieldsOf(edit)),
        );
        assertInvariant(isOver, violation);
        return;
      }
      case 'queued': {
        const [field] = key.split('=');
        const isSuperseded = event.newEdits.some(({ edit }) => {
          if (edit.action === 'remove') return true;
          const named = renameIds(edit, (id) => realId(this.disk.aliases, id));
          const isSame = recordKeyOf(named, null) === recordKeyOf(entry.edit, entry.temporaryId);
          return isSame && field !== undefined && field in fieldsOf(edit);
        });
        const isBack = event.isUndo === true && this.isPutBack(key, entry);
        assertInvariant(isSuperseded || isBack, violation);
        return;
      }
      case 'acknowledged':
      case 'lookedUp':
      case 'callFailed': {
        if (key.startsWith('removal')) {
          const id = entry.orderKey.slice(entry.orderKey.indexOf(':') + 1);
          assertInvariant(!this.server.records.has(id), violation);
        } else {
          const isPutBack = this.undone.has(key) || this.isPutBack(key, entry);
          assertInvariant(this.applied.has(key) || isPutBack, violation);
        }
        return;
      }
      default:
        assertInvariant(false, violation);
    }
  }

  /** A record's fields as a tab shows them: its copy with the overlay of unsent edits. */
  shown(tab: SimulatedTab, orderKey: string): Fields {
    const id = realId(tab.mirror.aliases, orderKey.slice(orderKey.indexOf(':') + 1));
    const overlay = overlaysOf(tab.mirror.entries).get(orderKey);
    return { ...tab.base.get(id)?.fields, ...overlay?.fields };
  }

  /** Refetches the worker's records in a tab; checks I7. */
  refetch(tab: SimulatedTab): void {
    const pending = [...overlaysOf(tab.mirror.entries)];
    tab.base = new Map(
      [...this.server.records.values()].map(({ id, fields, updatedAt }) => [
        id,
        { fields: { ...fields }, updatedAt: `${updatedAt}` },
      ]),
    );
    for (const [orderKey, overlay] of pending) {
      const shown = this.shown(tab, orderKey);
      for (const [field, value] of Object.entries(overlay.fields)) {
        assertInvariant(shown[field] === value, `I7: a refetch changed the unsent ${field}`);
      }
    }
  }

  /** Sends the stored outbox to all open tabs. */
  broadcast(): void {
    for (const tab of this.tabs) if (tab.isAlive) tab.mirror = this.disk;
  }
}
