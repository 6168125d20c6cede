import 'fake-indexeddb/auto';
import { UnrefBroadcastChannel } from './unrefBroadcastChannel';

Object.assign(globalThis, { BroadcastChannel: UnrefBroadcastChannel });

// Node 24.5 and later have Web Locks, one set for all test files of a process; these tests are of a device
// without a browser, and hold no lock that another file waits for. A file with an environment of its own has a
// window, and keeps it whole.
if (!('window' in globalThis)) Reflect.deleteProperty(globalThis, 'navigator');
