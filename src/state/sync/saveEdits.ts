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
import { type EditDraft } from '../outbox/outboxEvent';
import { type OutboxService } from '../outbox/outboxService';
import { temporaryId } from '../outbox/temporaryId';
import { type AwaitedOutbox } from './unstoredOutbox';

export type SaveOutcome =
  | {
      ok: true;
      /** Id of the last record created or changed; a temporary one while it is queued. */
      id: string | null;
      /** Saved on this device, and not acknowledged yet; the person has been notified. */
      queued?: true;
    }
  | { ok: false; problem: Problem; /** Number of edits that were accepted before. */ sent: number };

export interface SaveOptions {
  /** Edits of several calls that count as one step of the history. */
  step?: string;
  /**
   * Puts something back: no step of its own, and no edit of its own where the one that it undoes was not carried out.
   */
  isUndo?: boolean;
  /**
   * The values, by field, that a form showed of an edit's record when it was begun. Where others are
   * stored by now, the worker's are looked at before anything is overwritten.
   */
  seen?: (edit: Edit) => object;
  /**
   * True for a form that asks itself about values that others changed meanwhile: they are a problem of code
   * 'conflict'.
   */
  isAskedInForm?: boolean;
  /** Name of the one record that is created; without it, it gets one here. */
  creation?: NamedCreation;
}

/**
 * A creation that was named before it was saved, so that a draft of it that is found again after a
 * reload is known to be the record that it became.
 */
export interface NamedCreation {
  /** Unique; the temporary id is made of it, and the idempotency key of the first attempt. */
  name: string;
  /** Number of refusals so far: a key that was refused may not name a changed record. */
  refusals: number;
  /** True when an earlier attempt may have been carried out. */
  isDoubtful: boolean;
}

/** The edits can't be stored here, and could not be sent either. */
const NOT_STORED: Problem = {
  code: 'other',
  message: 'This could not be saved on this device. Nothing was sent; please try again.',
};

/** Edits that belong together come one after the other: it is announced once. */
const REPEAT_AFTER_MS = 2000;
const lastAnnounced = new WeakMap<OutboxService, number>();

const QUEUED = 'Saved on this device. It will be sent when the connection is back.';
const QUEUED_SIGNED_OUT = 'Saved on this device. It will be sent after you sign in again.';
const QUEUED_LATE =
  'Saved on this device. The server has not answered yet; it will be asked again.';
/** Notice that leads to the page of unsent edits, which shows it itself. */
export const NEEDS_DECISION_TEXT =
  'Saved on this device. It needs your decision under Unsent edits.';

/** A base as the person saw it: of a later one they know nothing. */
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

function draftOf(state: RootState, edit: Edit, options: SaveOptions): EditDraft {
  const { seen, creation } = options;
  const name = creation?.name ?? nanoid();
  const isRecord = edit.action === 'create' && entityOf(edit.entity).isTranslation !== true;
  return {
    id: creation === undefined || creation.refusals === 0 ? name : `${name}.${creation.refusals}`,
    edit,
    temporaryId: isRecord ? temporaryId(name) : null,
    within: keysAround(state, edit),
    base: seenBase(describeBase(state, edit), edit, seen?.(edit) ?? {}),
    ...(creation?.isDoubtful === true && { isDoubtful: true }),
  };
}

function outcomeOf(
  drafts: readonly EditDraft[],
  awaited: AwaitedOutcome,
  aliases: RootState['outbox']['aliases'],
): SaveOutcome {
  if (awaited.kind === 'refused')
    return { ok: false, problem: awaited.problem, sent: awaited.sent };
  const last = drafts.at(-1);
  const own = last?.temporaryId ?? null;
  const id = own === null ? changedId(last?.edit) : (aliases[own] ?? own);
  return awaited.kind === 'sent' ? { ok: true, id } : { ok: true, id, queued: true };
}

/** The record that a change is about; null for a removal, and for words. */
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

/**
 * Stores edits, or where the device refuses passes them to an outbox in memory that sends at once. Null
 * where neither is possible.
 */
const queue =
  (drafts: readonly EditDraft[], isUndo: boolean) =>
  async (
    dispatch: AnyDispatch,
    getState: () => unknown,
    extra: unknown,
  ): Promise<AwaitedOutbox | null> => {
    const { outbox, extensions } = extra as ThunkExtra; // as the console's one store was made
    const isFull = selectIsFull(getState() as RootState); // the console's one store
    const event = { type: 'queued', drafts, now: Date.now(), isUndo } as const;
    try {
      await outbox.apply(event);
      if (isFull) dispatch(deviceFilled(false));
      return outbox;
    } catch (failure) {
      // Anything else is an outbox that is closed, as after a sign-out.
      if (!(failure instanceof DOMException)) return null;
      dispatch(deviceFilled(true));
      // It needs the network anyway, and hardly anybody needs it.
      const unstored = await import('./unstoredOutbox').catch(() => null);
      return unstored?.openUnstoredOutbox(event, { stored: outbox, dispatch, extensions }) ?? null;
    }
  };

/** Edits that are being stored, by the outbox that stores them. */
const storing = new WeakMap<OutboxService, Promise<unknown>>();

/** Resolves when the edits that are being stored are in the history; undefined where there are none. */
export const editsBeingStored = (outbox: OutboxService) => storing.get(outbox);

/** Stores edits and remembers how they are undone: a shown edit can be undone before it is acknowledged. */
const storeAndRemember =
  (drafts: readonly EditDraft[], history: HistoryEntry[], isUndo: boolean) =>
  async (
    dispatch: AnyDispatch,
    _getState: () => unknown,
    extra: unknown,
  ): Promise<AwaitedOutbox | null> => {
    const { outbox } = extra as ThunkExtra; // as the console's one store was made
    const stored = (async () => {
      const service = await dispatch(queue(drafts, isUndo));
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
    const state = () => getState() as RootState; // the console's one store
    const { outbox } = extra as ThunkExtra; // as that store was made
    if (edits.length === 0) return { ok: true, id: null };
    const isUndo = options.isUndo === true;
    const history = isUndo ? [] : historyOf(state(), edits, options.step);
    const drafts = edits.map((edit) => draftOf(state(), edit, options));
    const wasFull = selectIsFull(state());
    const service = await dispatch(storeAndRemember(drafts, history, isUndo));
    if (service === null) {
      announceOutcome(dispatch, NOT_STORED, messages);
      return { ok: false, problem: NOT_STORED, sent: 0 };
    }
    const awaited = await awaitResponses(service, drafts, options.isAskedInForm);
    const outcome = outcomeOf(drafts, awaited, service.current().aliases);
    const refused = awaited.kind === 'refused' ? history.slice(awaited.sent) : [];
    if (refused.length > 0) dispatch(editsForgotten(refused.map(({ id }) => id)));
    if (awaited.kind === 'queued') announceQueued(dispatch, outbox, awaited);
    else announceOutcome(dispatch, outcome.ok ? null : outcome.problem, messages);
    if (outcome.ok && !wasFull && selectIsFull(state())) dispatch(announced('warning', FULL));
    return outcome;
  };

/**
 * The one door of all edits: stored first, shown then, sent in order. While the worker responds, the
 * outcome is its response: a refusal takes the edit and those after it back, since the form still
 * holds them. When no response comes, the edits are saved on this device and sent later: that is a
 * success too. Announces the outcome once, with the given messages.
 */
export const saveEdits =
  (edits: readonly Edit[], messages: OutcomeMessages, options: SaveOptions = {}) =>
  (dispatch: AnyDispatch): Promise<SaveOutcome> =>
    dispatch(saveThunk(edits, messages, options));
