import { nanoid } from '@reduxjs/toolkit';
import { entityOf } from '../../domain/entities/entities';
import { type Problem } from '../../domain/problem';
import { formatWait } from '../../domain/text/duration';
import { announceOutcome, type OutcomeMessages } from '../model/announceOutcome';
import { type ThunkExtra } from '../api/thunkExtra';
import { editsForgotten, editsRemembered, type HistoryEntry } from '../history/historySlice';
import { historyOf } from './historyOf';
import { deviceFilled, selectIsFull } from '../model/deviceSlice';
import { announced } from '../model/noticesSlice';
import { type RootState } from '../select/rootState';
import { awaitResponses, type AwaitedOutcome, type Queued } from './awaitResponses';
import { type AnyDispatch } from '../api/anyDispatch';
import { describeBase, keysAround } from './describeBase';
import { type Edit } from '../outbox/edit';
import { fieldsOf, isSameValue } from '../outbox/editFields';
import { idInKey, recordKeyOf } from '../outbox/recordKeys';
import { type EntryBase } from '../outbox/outboxEntry';
import { type NewEdit } from '../outbox/outboxEvent';
import { type OutboxService } from '../outbox/outboxService';
import { temporaryId } from '../outbox/temporaryId';
import { type AwaitedOutbox } from './unstoredOutbox';

export type SaveOutcome =
  | {
      ok: true;
      /** Id of the last created or changed record; temporary while queued. */
      id: string | null;
      /** Set when saved on this device but not acknowledged yet; the person has been notified. */
      queued?: true;
    }
  | { ok: false; problem: Problem; /** Number of edits accepted before. */ sent: number };

export interface SaveOptions {
  /** Step id, for edits of several calls that form one step of the history. */
  step?: string;
  /** True for an undo: not recorded in the history, and removes edits that were not carried out. */
  isUndo?: boolean;
  /**
   * Field values that a form showed when opened. If the store has other values by now, the record is looked up before
   * anything is overwritten.
   */
  seen?: (edit: Edit) => object;
  /** True for a form that resolves conflicts itself: a conflict then yields a problem with the code 'conflict'. */
  isAskedInForm?: boolean;
  /** Attempt to create one record; without it the record gets a new client id. */
  creation?: CreationAttempt;
}

/**
 * Attempt to create a record with a known client id, so that a draft restored after a reload can be matched with the
 * record created from it.
 */
export interface CreationAttempt {
  /** Client-generated unique id, used for the temporary id and as the first attempt's idempotency key. */
  clientId: string;
  /** Number of refusals so far; each one changes the idempotency key, because the record is edited after a refusal. */
  refusals: number;
  /** True when an earlier attempt may have been carried out. */
  isDoubtful: boolean;
}

/** Problem of edits that could neither be stored nor sent. */
const NOT_STORED: Problem = {
  code: 'other',
  message: 'This could not be saved on this device. Nothing was sent; please try again.',
};

/** Time in ms within which consecutive saves are announced once. */
const REPEAT_AFTER_MS = 2000;
const lastAnnounced = new WeakMap<OutboxService, number>();

const QUEUED = 'Saved on this device. It will be sent when the connection is back.';
const QUEUED_SIGNED_OUT = 'Saved on this device. It will be sent after you sign in again.';
const QUEUED_LATE =
  'Saved on this device. The server has not answered yet; it will be asked again.';
/** Notice that leads to the page of unsent edits; not shown on that page. */
export const NEEDS_DECISION_TEXT =
  'Saved on this device. It needs your decision under Unsent edits.';

/** The base with the values that the form showed, where they differ from the store's. */
function seenBase(base: EntryBase | null, edit: Edit, seen: object): EntryBase | null {
  if (base === null) return null;
  const written = fieldsOf(edit);
  const outdated = Object.entries(seen).filter(
    ([field, value]) =>
      field in written && field in base.fields && !isSameValue(value, base.fields[field]),
  );
  if (outdated.length === 0) return base;
  const fields = { ...base.fields, ...Object.fromEntries(outdated) };
  return { ...base, fields, updatedAt: null };
}

function newEditOf(state: RootState, edit: Edit, options: SaveOptions): NewEdit {
  const { seen, creation } = options;
  const clientId = creation?.clientId ?? nanoid();
  const isFirstAttempt = creation === undefined || creation.refusals === 0;
  const isRecord = edit.action === 'create' && entityOf(edit.entity).isTranslation !== true;
  return {
    id: isFirstAttempt ? clientId : `${clientId}.${creation.refusals}`,
    edit,
    temporaryId: isRecord ? temporaryId(clientId) : null,
    parentKeys: keysAround(state, edit),
    base: seenBase(describeBase(state, edit), edit, seen?.(edit) ?? {}),
    ...(creation?.isDoubtful === true && { isDoubtful: true }),
  };
}

function outcomeOf(
  newEdits: readonly NewEdit[],
  awaited: AwaitedOutcome,
  aliases: RootState['outbox']['aliases'],
): SaveOutcome {
  if (awaited.kind === 'refused')
    return { ok: false, problem: awaited.problem, sent: awaited.sent };
  const last = newEdits.at(-1);
  const own = last?.temporaryId ?? null;
  const id = own === null ? changedId(last?.edit) : (aliases[own] ?? own);
  return awaited.kind === 'sent' ? { ok: true, id } : { ok: true, id, queued: true };
}

/** Id of the record that an edit changes; null for a creation, a removal or a translation. */
function changedId(edit: Edit | undefined): string | null {
  if (edit?.action !== 'update' || entityOf(edit.entity).isTranslation === true) return null;
  return idInKey(entityOf(edit.entity).key.prefix, recordKeyOf(edit, null));
}

function queuedText({ needsSignIn, isLate, retryCause }: Queued): string {
  if (needsSignIn) return QUEUED_SIGNED_OUT;
  if (retryCause !== null) {
    const isBusy = retryCause.status === 429;
    const when = isBusy ? `sent in ${formatWait(retryCause.retryAfterMs ?? 0)}` : 'tried again';
    return `Saved on this device. The server ${isBusy ? 'is busy' : 'had an error'}; it will be ${when}.`;
  }
  return isLate ? QUEUED_LATE : QUEUED;
}

function announceQueued(dispatch: AnyDispatch, outbox: OutboxService, queued: Queued): void {
  const now = Date.now();
  if (now - (lastAnnounced.get(outbox) ?? 0) < REPEAT_AFTER_MS) return;
  lastAnnounced.set(outbox, now);
  if (queued.needsDecision) dispatch(announced('warning', NEEDS_DECISION_TEXT, '/admin/outbox'));
  else dispatch(announced('info', queuedText(queued)));
}

const FULL =
  'This device is out of space and keeps nothing. What you save goes straight to the server.';

/** Stores edits; when the device refuses, an outbox in memory sends them at once. Null when neither is possible. */
const queue =
  (newEdits: readonly NewEdit[], isUndo: boolean) =>
  async (
    dispatch: AnyDispatch,
    getState: () => unknown,
    extra: unknown,
  ): Promise<AwaitedOutbox | null> => {
    const { outbox, extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
    const isFull = selectIsFull(getState() as RootState); // cast: the console has one store
    const event = { type: 'queued', newEdits, now: Date.now(), isUndo } as const;
    try {
      await outbox.apply(event);
      if (isFull) dispatch(deviceFilled(false));
      return outbox;
    } catch (failure) {
      // Other failures mean a closed outbox, as after a sign-out.
      if (!(failure instanceof DOMException)) return null;
      dispatch(deviceFilled(true));
      // Loaded lazily: rarely needed, and useless without a network anyway.
      const unstored = await import('./unstoredOutbox').catch(() => null);
      return unstored?.openUnstoredOutbox(event, { stored: outbox, dispatch, extensions }) ?? null;
    }
  };

/** Edits being stored, by outbox. */
const storing = new WeakMap<OutboxService, Promise<unknown>>();

/** Resolves once all pending edits are in the history; undefined when none are pending. */
export const editsBeingStored = (outbox: OutboxService) => storing.get(outbox);

/** Stores edits and records their undo, so that a shown edit can be undone before it is acknowledged. */
const storeAndRemember =
  (newEdits: readonly NewEdit[], history: HistoryEntry[], isUndo: boolean) =>
  async (
    dispatch: AnyDispatch,
    _getState: () => unknown,
    extra: unknown,
  ): Promise<AwaitedOutbox | null> => {
    const { outbox } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
    const stored = (async () => {
      const service = await dispatch(queue(newEdits, isUndo));
      if (service !== null && history.length > 0) dispatch(editsRemembered(history));
      return service;
    })();
    const all = Promise.allSettled([storing.get(outbox), stored]);
    storing.set(outbox, all);
    try {
      return await stored;
    } finally {
      if (storing.get(outbox) === all) storing.delete(outbox);
    }
  };

const saveThunk =
  (edits: readonly Edit[], messages: OutcomeMessages, options: SaveOptions) =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<SaveOutcome> => {
    const state = () => getState() as RootState; // cast: the console has one store
    const { outbox } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
    if (edits.length === 0) return { ok: true, id: null };
    const isUndo = options.isUndo === true;
    const history = isUndo ? [] : historyOf(state(), edits, options.step);
    const newEdits = edits.map((edit) => newEditOf(state(), edit, options));
    const wasFull = selectIsFull(state());
    const service = await dispatch(storeAndRemember(newEdits, history, isUndo));
    if (service === null) {
      announceOutcome(dispatch, NOT_STORED, messages);
      return { ok: false, problem: NOT_STORED, sent: 0 };
    }
    const awaited = await awaitResponses(service, newEdits, options.isAskedInForm);
    const outcome = outcomeOf(newEdits, awaited, service.current().aliases);
    const refused = awaited.kind === 'refused' ? history.slice(awaited.sent) : [];
    if (refused.length > 0) dispatch(editsForgotten(refused.map(({ id }) => id)));
    if (awaited.kind === 'queued') announceQueued(dispatch, outbox, awaited);
    else announceOutcome(dispatch, outcome.ok ? null : outcome.problem, messages);
    if (outcome.ok && !wasFull && selectIsFull(state())) dispatch(announced('warning', FULL));
    return outcome;
  };

/**
 * Saves edits; the only entry point for edits. They are stored first, then shown, then sent in order. While the worker
 * responds, the outcome is its response: a refusal rolls back the edit and the ones after it, since the form still
 * holds their values. Without a response, the edits are saved on this device and sent later, which counts as success.
 * Announces the outcome once, with the given messages.
 */
export const saveEdits =
  (edits: readonly Edit[], messages: OutcomeMessages, options: SaveOptions = {}) =>
  (dispatch: AnyDispatch): Promise<SaveOutcome> =>
    dispatch(saveThunk(edits, messages, options));
