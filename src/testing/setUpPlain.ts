import 'fake-indexeddb/auto';
import { QuietChannel } from './quietChannel';

Object.assign(globalThis, { BroadcastChannel: QuietChannel });
