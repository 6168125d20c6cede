import { type Edit } from '../edit';
import { fieldsOf, type Fields } from '../editFields';
import { idsIn } from '../recordKeys';
import { type OutboxEntry } from '../outboxEntry';
import { type LookUpResult } from '../outboxEvent';

type Problem = NonNullable<OutboxEntry['lastError']>;

export interface ServerRecord {
  id: string;
  parent: string | null;
  fields: Record<string, unknown>;
  updatedAt: number;
  /** Last writer of each field. */
  writers: Record<string, 'us' | 'other'>;
}

export interface ServerRequest {
  edit: Edit;
  key: string | null;
  ifMatch: string | null;
}

export type SimulatedResponse =
  { ok: true; realId: string | null; updatedAt: string | null } | { ok: false; problem: Problem };

export interface Applied {
  action: 'created' | 'changed' | 'removed';
  record: string;
  fields: Fields;
}

export const problemOfStatus = (status: number): Problem => ({
  code: status === 401 ? 'unauthorized' : status >= 500 ? 'server' : 'other',
  status,
  message: `${status}`,
});

const refuse = (status: number): SimulatedResponse => ({
  ok: false,
  problem: problemOfStatus(status),
});

/** Id of the record that a change or removal names first. */
const idOf = (edit: Edit) => idsIn(edit)[0] ?? '';

/** An in-memory worker of tours and sections, with or without the extensions. */
export class SimulatedServer {
  readonly records = new Map<string, ServerRecord>();
  /** Effects of this console's requests, in order. */
  readonly log: Applied[] = [];
  /** Other people's values that this console overwrote unseen. */
  readonly overwritten: string[] = [];
  /** Titles of removed records, which a look-up cannot distinguish from records never created. */
  readonly removedTitles = new Set<unknown>();
  private readonly responses = new Map<string, SimulatedResponse>();
  private clock = 1;

  constructor(
    readonly supportsIdempotencyKeys: boolean,
    readonly supportsPreconditions: boolean,
  ) {}

  private tick(): number {
    this.clock += 1;
    return this.clock;
  }

  add(id: string, parent: string | null, fields: Record<string, unknown>): void {
    const writers = Object.fromEntries(Object.keys(fields).map((name) => [name, 'us' as const]));
    this.records.set(id, { id, parent, fields, updatedAt: this.tick(), writers });
  }

  /** A change by another editor. */
  changeElsewhere(id: string, field: string, value: unknown): void {
    const record = this.records.get(id);
    if (!record) return;
    record.fields[field] = value;
    record.writers[field] = 'other';
    record.updatedAt = this.tick();
  }

  removeElsewhere(id: string): void {
    this.remove(id);
  }

  /** Removes a record with its children. */
  private remove(removed: string): void {
    for (const { id, parent, fields } of [...this.records.values()]) {
      if (id !== removed && parent !== removed) continue;
      this.records.delete(id);
      this.removedTitles.add(fields['title']);
    }
  }

  private create(parent: string | null, draft: Fields): SimulatedResponse {
    if (parent !== null && !this.records.has(parent)) return refuse(404);
    const slug = draft['slug'];
    const isTaken =
      slug !== undefined &&
      [...this.records.values()].some((record) => record.fields['slug'] === slug);
    if (isTaken) return refuse(409);
    const id = `real-${this.tick()}`;
    this.add(id, parent, { ...draft });
    this.log.push({ action: 'created', record: id, fields: draft });
    return { ok: true, realId: id, updatedAt: `${this.records.get(id)?.updatedAt}` };
  }

  private change(
    id: string,
    change: Fields,
    ifMatch: string | null,
    base: Fields,
  ): SimulatedResponse {
    const record = this.records.get(id);
    if (!record) return refuse(404);
    if (this.supportsPreconditions && ifMatch !== null && ifMatch !== `${record.updatedAt}`) {
      return refuse(412);
    }
    for (const [name, value] of Object.entries(change)) {
      const isUnseen = record.writers[name] === 'other' && record.fields[name] !== base[name];
      if (isUnseen && record.fields[name] !== value) this.overwritten.push(`${id}.${name}`);
      record.fields[name] = value;
      record.writers[name] = 'us';
    }
    record.updatedAt = this.tick();
    this.log.push({ action: 'changed', record: id, fields: change });
    return { ok: true, realId: null, updatedAt: `${record.updatedAt}` };
  }

  private perform({ edit, ifMatch }: ServerRequest, base: Fields): SimulatedResponse {
    if (edit.action === 'create') {
      return this.create('tourId' in edit.ref ? edit.ref.tourId : null, edit.fields);
    }
    const id = idOf(edit);
    if (edit.action === 'update') return this.change(id, edit.fields, ifMatch, base);
    if (!this.records.has(id)) return refuse(404);
    this.remove(id);
    this.log.push({ action: 'removed', record: id, fields: {} });
    return { ok: true, realId: null, updatedAt: null };
  }

  /** Handles one request. `base`: values that the person had seen, for detecting blind overwrites. */
  handle(request: ServerRequest, base: Fields): SimulatedResponse {
    const { key } = request;
    const storedResponse =
      this.supportsIdempotencyKeys && key !== null ? this.responses.get(key) : undefined;
    if (storedResponse) return storedResponse;
    const response = this.perform(request, base);
    if (this.supportsIdempotencyKeys && key !== null) this.responses.set(key, response);
    return response;
  }

  /** Result of a look-up as in the console: by id, or by content for a creation. */
  lookUp(edit: Edit, knownIds: ReadonlySet<string>): LookUpResult {
    if (edit.action === 'create') {
      const parent = 'tourId' in edit.ref ? edit.ref.tourId : null;
      const created = [...this.records.values()].find(
        (record) =>
          !knownIds.has(record.id) &&
          record.parent === parent &&
          record.fields['title'] === fieldsOf(edit)['title'],
      );
      return created ? { kind: 'made', realId: created.id } : { kind: 'nothing' };
    }
    const record = this.records.get(idOf(edit));
    if (!record) return { kind: 'nothing' };
    const fields = { ...record.fields };
    return { kind: 'record', fields, updatedAt: `${record.updatedAt}` };
  }
}
