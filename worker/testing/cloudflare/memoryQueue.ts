import type { JobProducer } from '../../cloudflare/bindings';
import type { Job } from '../../cloudflare/jobs';

export interface MemoryQueue extends JobProducer {
  /** Jobs that were put on the queue and not taken yet. */
  jobs: { job: Job; delaySeconds: number }[];
  /** Takes all jobs. */
  take(): Job[];
}

/** A queue of the platform in memory. */
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
