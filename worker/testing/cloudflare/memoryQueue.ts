import type { JobProducer } from '../../cloudflare/bindings';
import type { Job } from '../../cloudflare/jobs';

export interface MemoryQueue extends JobProducer {
  /** Jobs put on the queue and not yet taken. */
  jobs: { job: Job; delaySeconds: number }[];
  /** Takes all jobs. */
  take(): Job[];
}

/** An in-memory version of the platform's queue. */
export function memoryQueue(): MemoryQueue {
  const queue: MemoryQueue = {
    jobs: [],
    async send(job, { delaySeconds = 0 } = {}) {
      queue.jobs.push({ job, delaySeconds });
    },
    async sendBatch(jobs) {
      for (const { body: job } of jobs) queue.jobs.push({ job, delaySeconds: 0 });
    },
    take: () => queue.jobs.splice(0).map(({ job }) => job),
  };
  return queue;
}
