import { type WorkerExtensions } from '../model/workerExtensions';
import { MAX_IN_FLIGHT, nextStep } from '../outbox/nextStep';
import { type Outbox } from '../outbox/outboxEntry';
import { type StepToDo } from './performStep';

interface SendingPorts {
  outbox: () => Outbox;
  extensions: WorkerExtensions;
  /** True when steps may begin; with `isInsisting` also while the worker counts as away. */
  canSend: (isInsisting: boolean) => boolean;
  perform: (step: StepToDo) => Promise<void>;
  /** Called when no step is due before `until` (epoch milliseconds), or before the next event where it is null. */
  onRest: (until: number | null) => void;
  reportFailure: (failure: unknown) => void;
}

export interface SendingLoop {
  /** Carries out the steps that are due; resolves when none is left for now. */
  run(isInsisting?: boolean): Promise<void>;
}

/** Timers of browsers take less than 25 days; a longer wait would end at once. */
const LONGEST_REST_MS = 24 * 60 * 60 * 1000;

/** The loop that carries out the steps of an outbox, several at a time, while there are any. */
export function createSendingLoop(ports: SendingPorts): SendingLoop {
  const inFlight = new Map<string, Promise<void>>();
  let running: Promise<void> | null = null;
  /** Lets a waiting loop look for steps again. */
  let notify: () => void = () => undefined;
  let hasFailed = false;
  let isForced = false;

  /** Next step that can begin beside the steps in flight; null where there is none. */
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
    // Cleared synchronously, or a caller could await a finished drain.
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
