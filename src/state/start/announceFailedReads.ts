import { createListenerMiddleware, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { isProblem } from '../../domain/problem';
import { isJson } from '../../domain/jsonReader';
import { type AnyDispatch } from '../api/anyDispatch';
import { announceOutcome, isSilent } from '../model/announceOutcome';
import { announced } from '../model/noticesSlice';
import { selectContentLanguage } from '../model/preferencesSlice';
import { type PreferencesState } from '../model/preferencesStorage';
import {
  selectIsOffline,
  selectReachability,
  type ReachabilityView,
} from '../reachability/reachabilitySlice';
import { isFailureInline } from './inlineFailures';
import { sessionExpired, sessionRefused } from '../session/sessionSlice';

/** Error catalogue: message of each read that fails. Reads not listed show their failure in place only. */
const failureMessages: Record<string, string> = {
  getTours: 'Failed to load tours',
  getTour: 'Failed to load tour details',
  getTourTranslations: 'Failed to load translations',
  getSections: 'Failed to load sections',
  getTourSections: 'Failed to load tour sections',
  getSection: 'Failed to load section details',
  getSectionTranslations: 'Failed to load translations',
  getMedia: 'Failed to load media details',
  getLanguages: 'Failed to load languages',
  getAdminOverview: 'Failed to load admin data',
  getAdminActivity: 'Failed to load admin data',
  getAnalyticsOverview: 'Failed to load analytics data',
  getSectionPlays: 'Failed to load analytics data',
  getTourPlays: 'Failed to load analytics data',
};

/** A record that does not exist in this language is a state of its screen, not a failure. */
const isExpectedAbsence = (endpoint: string, status: number | undefined) =>
  status === 404 && /^get(Tour|Sections?)$/.test(endpoint);

const REPEAT_MS = 4000;
/** Longer than a probe, which takes at most 5 s. */
const SETTLED_MS = 6000;

const callOf = (meta: unknown) => (isJson(meta) && isJson(meta['arg']) ? meta['arg'] : {});

function endpointOf(meta: unknown): string {
  const { endpointName } = callOf(meta);
  return typeof endpointName === 'string' ? endpointName : '';
}

/** True for a list of tours in a language other than the content language; its callers show a failure in place. */
function isListOfAnother(meta: unknown, state: unknown): boolean {
  const { endpointName, originalArgs } = callOf(meta);
  if (endpointName !== 'getTours' || !isJson(originalArgs)) return false;
  return originalArgs['language'] !== selectContentLanguage(preferencesOf(state));
}

// cast: the listener belongs to the console's store, whose type would import this file in a cycle
const reachabilityOf = (state: unknown) => state as { reachability: ReachabilityView };
const preferencesOf = (state: unknown) => state as { preferences: PreferencesState };
const isChecking = (state: unknown) =>
  selectReachability(reachabilityOf(state)).state === 'checking';

/** Faults of a list's unreadable rows, from its receipt. */
function unreadableRowsIn(receipt: unknown): string[] {
  const list = isJson(receipt) ? receipt['unreadable'] : null;
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

function wasSignedIn(state: unknown): boolean {
  const session = isJson(state) ? state['session'] : null;
  return isJson(session) && session['status'] === 'signed in';
}

/** Middleware that announces each failed read; the same message is announced at most once in four seconds. */
export function announceFailedReads() {
  const lastAnnounced = new Map<string, number>();
  const isRepeated = (text: string): boolean => {
    const now = Date.now();
    if (now - (lastAnnounced.get(text) ?? -REPEAT_MS) < REPEAT_MS) return true;
    lastAnnounced.set(text, now);
    return false;
  };
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isRejectedWithValue(),
    effect: async (action, { dispatch, condition, getState }) => {
      if (!isRejectedWithValue(action)) return;
      const { meta, payload } = action;
      const endpoint = endpointOf(meta);
      const failed = failureMessages[endpoint];
      if (failed === undefined || !isProblem(payload) || isSilent(payload)) return;
      if (isFailureInline(endpoint)) return;
      if (isExpectedAbsence(endpoint, payload.status)) return;
      if (isListOfAnother(meta, getState())) return;
      if (payload.code === 'network') {
        // While offline, the header reports the outage once instead of every failed call.
        if (isChecking(getState()))
          await condition((_action, state) => !isChecking(state), SETTLED_MS);
        if (selectIsOffline(reachabilityOf(getState()))) return;
      }
      if (isRepeated(failed)) return;
      announceOutcome(dispatch, payload, { done: null, failed });
    },
  });
  listener.startListening({
    matcher: isFulfilled(),
    effect: (action, { dispatch }) => {
      const [first, ...more] = isFulfilled(action) ? unreadableRowsIn(action.payload) : [];
      if (first === undefined) return;
      const count = more.length === 0 ? 'One record' : `${more.length + 1} records`;
      const text = `${count} could not be read and ${more.length === 0 ? 'is' : 'are'} not shown. ${first}`;
      if (isRepeated(text)) return;
      dispatch(announced('warning', text));
    },
  });
  // Only the first call that discovers the end of the session announces it.
  const announceEnd = (
    words: string | undefined,
    api: { dispatch: AnyDispatch; before: unknown },
  ) => {
    if (words !== undefined && wasSignedIn(api.before)) api.dispatch(announced('error', words));
  };
  listener.startListening({
    actionCreator: sessionExpired,
    effect: ({ payload }, { dispatch, getOriginalState }) =>
      announceEnd(payload, { dispatch, before: getOriginalState() }),
  });
  listener.startListening({
    actionCreator: sessionRefused,
    effect: ({ payload }, { dispatch, getOriginalState }) =>
      announceEnd(payload, { dispatch, before: getOriginalState() }),
  });
  return listener.middleware;
}
