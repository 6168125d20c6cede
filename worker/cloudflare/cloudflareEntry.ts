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

/** Interval between two sweeps of stored files, in hours, as in `startSweeping`. */
const SWEEP_HOURS = 6;

function respondMisconfigured(problems: InvalidSettings): Response {
  logFailure('The settings cannot be used', problems.message);
  const message = 'The worker is not set up: its log says what is missing.';
  return Response.json({ error: problemCodeFor(503), message }, { status: 503 });
}

/** Runs work with open connections, and closes them afterwards. */
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

/** The worker on Cloudflare's runtime: its handlers for requests, queues and scheduled events. */
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

  /** Writes a batch's plays and events together; each push job is acknowledged or retried individually. */
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
      // On failure the platform redelivers every unacknowledged message.
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

// The platform requires the handlers as default export.
export { cloudflareEntry as default };
