import { BroadcastChannel } from 'node:worker_threads';

/** BroadcastChannel that does not keep the test process alive, as an open Node channel would. */
export class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
