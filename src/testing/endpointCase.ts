import { type ConsoleDispatch } from '../state/select/rootState';

type Outcome = { data?: unknown; error?: unknown };

export interface EndpointCase {
  run: (dispatch: ConsoleDispatch) => Promise<Outcome>;
  /** An answer as the worker gives it; null where none is due. */
  good: unknown;
  /** Paths of what cannot be done without, in `good`; the last part is the name in the error. */
  required: string[];
  /** Whether every answer, the lack of one included, means success. */
  needsNoAnswer?: boolean;
  /** Whether failures yield an empty list, as specified. */
  isSilent?: boolean;
}

/** A read that neither an earlier answer nor a later reader spares. */
export const anew = { forceRefetch: true, subscribe: false };

/** A write whose outcome nobody follows. */
export const untracked = { track: false };

/** A write that succeeds without an answer. */
export const done = { good: null, required: [], needsNoAnswer: true };
