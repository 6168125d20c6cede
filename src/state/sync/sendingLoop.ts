import { type WorkerExtensions } from '../model/workerExtensions';
import { MAX_IN_FLIGHT, nextStep } from '../outbox/nextStep';
import { type Outbox } from '../outbox/outboxEntry';
import { type StepToDo } from './performStep';

interface SendingPorts {
  outbox: () => Outbox;
  extensions: WorkerExtensions;
  /** True when steps may start; `isInsisting` allows them even while the worker counts as unreachable. */
  canSend: (isInsisting: boolean) => boolean;
  perform: (step: StepToDo) => Promise<void>;
  /** Called when no step is due before `until` (epoch milliseconds); null: before the next event. */
  onRest: (until: number | null) => void;
  reportFailure: (failure: unknown) => void;
}

export interface SendingLoop {
  /** Performs all due steps; resolves when none is due for now. */
  run(isInsisting?: boolean): Promise<void>;
}

/** Longest timer in ms: browser timers overflow after about 25 days and would then fire at once. */
const LONGEST_REST_MS = 24 * 60 * 60 * 1000;

/** Loop that performs the due steps of an outbox, several concurrently. */
export function createSendingLoop(ports: SendingPorts): SendingLoop {
  const inFlight = new Map<string, Promise<void>>();
  let running: Promise<void> | null = null;
  /** Wakes a waiting loop to look for steps again. */
  let notify: () => void = () => undefined;
  let hasFailed = false;
  let isForced = false;

  /** Next step that can start beside the steps in flight; null when there is none. */
  function nextRunnableStep(): StepToDo | null {
    if (hasFailed || inFlight.size >= MAX_IN_FLIGHT || !ports.canSend(isForced)) return null;
    const busy = new Set(inFlight.keys());
    const now = Date.now();
    const step = nextStep(ports.outbox(), now, ports.extensions, busy);
    if (step.kind !== 'rest') return step;
    ports.onRest(step.until === null ? null : Math.min(step.until, now + LONGEST_REST_MS));
    return null;
  }

  async function perform(step: StepToDo): Promise<void> {
    try {
      await ports.perform(step);
    } catch (failure) {
      hasFailed = true;
      ports.reportFailure(failure);
    } finally {
      inFlight.delete(step.entry.id);
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      const step = nextRunnableStep();
      if (step !== null) inFlight.set(step.entry.id, perform(step));
      else if (inFlight.size === 0) break;
      else {
        const notified = new Promise<void>((resolve) => (notify = resolve));
        await Promise.race([...inFlight.values(), notified]);
      }
    }
    // Reset synchronously, or a caller could await a finished run.
    running = null;
    isForced = false;
  }

  return {
    run(isInsisting = false) {
      isForced ||= isInsisting;
      hasFailed = false;
      notify();
      running ??= Promise.resolve().then(drain);
      return running;
    },
  };
}
