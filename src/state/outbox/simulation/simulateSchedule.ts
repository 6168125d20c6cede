import { NETWORK_LOST } from '../../../domain/networkLost';
import { needsDecision } from '../outboxEntry';
import { MAX_IN_FLIGHT, nextStep } from '../nextStep';
import { outboxReducer } from '../outboxReducer';
import { decide, makeEdit, redoEdit, undoEdit, withdrawRefused } from './personActions';
import { problemOfStatus, SimulatedServer } from './simulatedServer';
import { assertInvariant, InvariantBroken, World } from './world';

export interface Schedule {
  supportsIdempotencyKeys: boolean;
  supportsPreconditions: boolean;
  /** Encoded actions: each number determines the action, the actor and the details. */
  steps: readonly number[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The leader performs one step: a look-up, or the start of a request. */
function lead(world: World, detail: number): void {
  const { leader, server } = world;
  if (leader === null || world.flights.length >= MAX_IN_FLIGHT) return;
  const step = nextStep(world.disk, world.now, server);
  if (step.kind === 'rest') return;
  const { id } = step.entry;
  if (step.kind === 'askToConfirm') return world.apply({ type: 'confirmationRequired', id });
  if (step.kind === 'lookUp') {
    const isResponseLost = detail % 7 === 0;
    const { now } = world;
    if (isResponseLost) {
      return world.apply({ type: 'responseLost', id, problem: NETWORK_LOST, now, random: 0 });
    }
    if (!world.isSessionValid) return refuse(world, id, 401);
    const createdIds = new Set(Object.values(world.disk.aliases));
    return world.apply({ type: 'lookedUp', id, found: server.lookUp(step.entry.edit, createdIds) });
  }
  const { isKeyed, ifMatch } = step;
  world.apply({ type: 'sendStarted', id, isKeyed, now: world.now });
  const entry = world.disk.entries.find((candidate) => candidate.id === id);
  if (!entry) return;
  const isAlone = world.flights.every(({ entry: { orderKey } }) => orderKey !== entry.orderKey);
  assertInvariant(isAlone, `I3: two edits of ${entry.orderKey} are on their way at a time`);
  const isNext = world.flights.every(
    (other) => entry.group === undefined || other.entry.group !== entry.group,
  );
  assertInvariant(isNext, `I3: two edits of one save are on their way at a time`);
  world.flights.push({ tab: leader, entry, isKeyed, ifMatch });
}

function refuse(world: World, id: string, status: number): void {
  const { now } = world;
  const problem = problemOfStatus(status);
  world.apply({ type: 'callFailed', id, problem, now, random: 0.5 });
}

/** Completes one of the requests in flight; `fault` 0 means none. */
function land(world: World, fault: number, tabIndex: number): void {
  const { flights, server } = world;
  const [flight] = flights.splice(tabIndex % Math.max(1, flights.length), 1);
  if (flight === undefined) return;
  const { entry, isKeyed, ifMatch, tab } = flight;
  const { id } = entry;
  const { now } = world;
  const lose = () =>
    world.apply({ type: 'responseLost', id, problem: NETWORK_LOST, now, random: 0.5 });
  if (fault === 1) return lose();
  if (!world.isSessionValid) return refuse(world, id, 401);
  if (fault === 2) return refuse(world, id, 503);
  if (fault === 3) return refuse(world, id, 429);
  if (fault === 4) return refuse(world, id, 422);
  const request = { edit: entry.edit, key: isKeyed ? id : null, ifMatch };
  const response = server.handle(request, entry.base?.fields ?? {});
  if (fault === 5) return lose();
  if (fault === 6) return refuse(world, id, 500);
  if (!response.ok) return refuse(world, id, response.problem.status ?? 500);
  const key = response.realId ?? entry.orderKey.slice(entry.orderKey.indexOf(':') + 1);
  const record = server.records.get(key);
  if (record) tab.base.set(key, { fields: { ...record.fields }, updatedAt: response.updatedAt });
  else tab.base.delete(key);
  world.apply({ type: 'acknowledged', id, realId: response.realId, updatedAt: response.updatedAt });
}

function crash(world: World, tabIndex: number, wasHandled: boolean): void {
  const tab = world.tabs[tabIndex];
  if (!tab) return;
  const { flights, server } = world;
  for (const { entry, isKeyed, ifMatch } of flights.filter((flight) => flight.tab === tab)) {
    // The request may have reached the worker before the tab died.
    if (wasHandled && world.isSessionValid) {
      const request = { edit: entry.edit, key: isKeyed ? entry.id : null, ifMatch };
      server.handle(request, entry.base?.fields ?? {});
    }
  }
  // Only the leader sends, so all requests in flight are its own.
  if (world.leader === tab) flights.length = 0;
  if (world.leader === tab) world.leader = null;
  // Reopened: the tab reads the stored outbox, and fetches the records again.
  tab.mirror = world.disk;
  world.refetch(tab);
}

/** Passes leadership: entries that were in flight are in doubt for the new leader. */
function electTab(world: World, tabIndex: number): void {
  const tab = world.tabs[tabIndex];
  if (world.leader !== null || tab === undefined) return;
  world.leader = tab;
  world.apply({ type: 'leadTaken', now: world.now });
}

function otherEditor(world: World, detail: number): void {
  const records = [...world.server.records.values()];
  const record = records[detail % records.length];
  if (!record) return;
  const before =
    world.flights.length > 0 || world.disk.entries.some(({ isRevalidated }) => isRevalidated);
  if (before) world.races += 1;
  if (detail % 11 === 0) return world.server.removeElsewhere(record.id);
  const field = record.parent === null ? 'city' : 'cover_media_url';
  world.server.changeElsewhere(record.id, field, `other-${world.next()}`);
}

function happen(world: World, step: number): void {
  const detail = step >>> 5;
  const tabIndex = detail % 2;
  const tab = world.tabs[tabIndex];
  if (tab === undefined) return;
  world.now += detail % 1500;
  switch (step % 32) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return makeEdit(world, tab, detail);
    case 6:
      return otherEditor(world, detail);
    case 7:
      return crash(world, tabIndex, detail % 3 === 0);
    case 8:
      return world.refetch(tab);
    case 9:
      world.isSessionValid = false;
      return;
    case 10:
    case 11:
      world.isSessionValid = true;
      return world.apply({ type: 'signedIn', userId: world.disk.userId ?? '' });
    case 12:
      return world.broadcast();
    case 13:
      return withdrawRefused(world);
    case 14: {
      const unresolved = world.disk.entries.filter(needsDecision);
      const entry = unresolved[detail % Math.max(1, unresolved.length)];
      return entry && decide(world, entry, detail);
    }
    case 15:
      // Clock jumps: a laptop that slept for two days, or a clock that was set back.
      world.now += detail % 2 === 0 ? 2 * DAY_MS : -3_600_000;
      return;
    case 16:
      return world.apply({ type: detail % 2 === 0 ? 'reachable' : 'sendRequested' });
    case 17:
    case 18:
      return electTab(world, tabIndex);
    case 19:
    case 20:
    case 21:
      return land(world, detail % 7, detail);
    case 22:
    case 23:
    case 24:
      return land(world, 0, detail);
    case 25:
      return undoEdit(world, tab);
    case 26:
      return redoEdit(world, tab);
    default:
      return lead(world, detail);
  }
}

/** Ends the faults: the person decides about every entry, and everything is sent. */
function settleSchedule(world: World): void {
  world.isSessionValid = true;
  electTab(world, 0);
  for (let round = 0; round < 4000 && world.disk.entries.length > 0; round += 1) {
    world.now += 61_000;
    world.apply({ type: 'signedIn', userId: world.disk.userId ?? '' });
    while (world.flights.length > 0) land(world, 0, 0);
    lead(world, 1);
    const unresolved = world.disk.entries.find(needsDecision);
    if (unresolved) decide(world, unresolved, unresolved.state === 'conflict' ? 0 : 1);
  }
  assertInvariant(world.disk.entries.length === 0, 'I4: the outbox does not come to rest');
}

function checkEnd(world: World): void {
  const { server } = world;
  const creationCounts = new Map<unknown, number>();
  const latest = new Map<string, number>();
  for (const { action, record, fields } of server.log) {
    if (action === 'created')
      creationCounts.set(fields['title'], (creationCounts.get(fields['title']) ?? 0) + 1);
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value !== 'string' || !value.startsWith('v')) continue;
      const order = Number(value.slice(1));
      const isChosen = world.chosen.has(`${field}=${value}`);
      const before = isChosen ? 0 : (latest.get(`${record}.${field}`) ?? 0);
      assertInvariant(
        order >= before,
        `I3: ${field} of ${record} went back from ${before} to ${order}`,
      );
      latest.set(`${record}.${field}`, order);
    }
  }
  for (const [title, times] of creationCounts) {
    const isExcused =
      world.remade.has(title) ||
      (!server.supportsIdempotencyKeys && server.removedTitles.has(title));
    assertInvariant(times === 1 || isExcused, `I2: ${String(title)} was made ${times} times`);
  }
  const excused = server.supportsPreconditions ? 0 : world.races;
  assertInvariant(
    server.overwritten.length <= excused,
    `overwritten unseen: ${server.overwritten.join(', ')}`,
  );
  world.broadcast();
  for (const tab of world.tabs) {
    world.refetch(tab);
    for (const [id, record] of server.records) {
      const shown = world.shown(tab, `${record.parent === null ? 'tour' : 'section'}:${id}`);
      const isSame = Object.keys(record.fields).every(
        (name) => shown[name] === record.fields[name],
      );
      assertInvariant(isSame, `I4: a tab shows ${id} other than the worker has it`);
    }
  }
  const paused = { ...world.disk, isPaused: true };
  const isStill = outboxReducer(paused, { type: 'signedIn', userId: 'somebody else' }).isPaused;
  assertInvariant(isStill, 'I5: another person resumed the outbox');
}

/** Runs one schedule to its end; returns the broken invariant, or null when all hold. */
export function simulateSchedule(schedule: Schedule): string | null {
  const server = new SimulatedServer(
    schedule.supportsIdempotencyKeys,
    schedule.supportsPreconditions,
  );
  for (const name of ['first', 'second']) {
    server.add(name, null, { title: name, slug: name, city: 'Agra', country: 'India' });
    server.add(`${name}-section`, name, { title: name, cover_media_url: null });
  }
  const world = new World(server);
  try {
    world.tabs.forEach((tab) => world.refetch(tab));
    electTab(world, 0);
    for (const step of schedule.steps) happen(world, step);
    settleSchedule(world);
    checkEnd(world);
    return null;
  } catch (failure) {
    if (failure instanceof InvariantBroken) return failure.message;
    throw failure;
  }
}
