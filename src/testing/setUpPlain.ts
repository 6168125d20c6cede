import 'fake-indexeddb/auto';
import { UnrefBroadcastChannel } from './unrefBroadcastChannel';

Object.assign(globalThis, { BroadcastChannel: UnrefBroadcastChannel });
