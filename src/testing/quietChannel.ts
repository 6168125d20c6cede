import { BroadcastChannel } from 'node:worker_threads';

/** Node's channel would keep the test's process alive while it is open. */
export class QuietChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
