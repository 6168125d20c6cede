import { logFailure, setLogger } from '../logging/log';
import { problemCodeFor } from '../../src/domain/problem';
import { InvalidSettings } from '../start/workerSettings';
import { sweepFiles } from '../storage/sweepFiles';
import { handleRequest } from './handleRequest';
import type { Bindings, Execution, JobBatch } from './bindings';
import { consoleLogger } from './consoleLogger';
import { openWorker, type OpenWorker } from './openWorker';
import { writeQueuedPlays } from './queuedPlayRecorder';
import { requeueUnfinished, sendQueued } from './queuedPush';

setLogger(consoleLogger);

/** Stored files are swept in the hours that this divides, as a process does. */
const SWEEP_HOURS = 6;

function respondMisconfigured(problems: InvalidSettings): Response {
  logFailure('The settings cannot be used', problems.message);
  const message = 'The worker is not set up: its log says what is missing.';
  return Response.json({ error: problemCodeFor(503), message }, { status: 503 });
}

/** Does work with what the settings name, and closes it once the work is done. */
async function withWorker(
  bindings: Bindings,
  work: (opened: OpenWorker) => Promise<void>,
): Promise<void> {
  const opened = openWorker(bindings);
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}

/** The worker on Cloudflare's runtime: the handlers of its requests, queues and times. */
const cloudflareEntry = {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    try {
      const opened = openWorker(bindings);
      try {
        return await handleRequest(request, bindings, opened);
      } finally {
        execution.waitUntil(opened.close());
      }
    } catch (error) {
      if (error instanceof InvalidSettings) return respondMisconfigured(error);
      throw error;
    }
  },

  /** Plays and events of a batch are written together; each job of a notification ends or comes again by itself. */
  queue({ messages }: JobBatch, bindings: Bindings): Promise<void> {
    return withWorker(bindings, async ({ database, provider }) => {
      const queue = bindings.PUSH_JOBS;
      for (const message of messages) {
        if (message.body.kind !== 'push' || provider === null || queue === undefined) continue;
        try {
          await sendQueued(database, { queue, provider }, message.body.notificationId);
          message.ack();
        } catch (error) {
          logFailure('A batch of a notification failed', error);
          message.retry();
        }
      }
      // A failure gives back all that was not acknowledged.
      await writeQueuedPlays(
        database,
        messages.map(({ body }) => body),
      );
    });
  },

  scheduled({ scheduledTime }: { scheduledTime: number }, bindings: Bindings): Promise<void> {
    return withWorker(bindings, async ({ database, storage, provider }) => {
      if (provider !== null && bindings.PUSH_JOBS !== undefined) {
        await requeueUnfinished(database, bindings.PUSH_JOBS);
      }
      const now = new Date(scheduledTime);
      const isSweepTime = now.getUTCHours() % SWEEP_HOURS === 0 && now.getUTCMinutes() === 0;
      if (isSweepTime) await sweepFiles({ database, storage }, now);
    });
  },
};

// The platform takes its handlers by the default export.
export { cloudflareEntry as default };
