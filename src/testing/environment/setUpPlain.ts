import 'fake-indexeddb/auto';
import { UnrefBroadcastChannel } from './unrefBroadcastChannel';

Object.assign(globalThis, { BroadcastChannel: UnrefBroadcastChannel });

// Web Locks in Node 24.5 and later are shared by all test files of a process. These tests simulate a device without a
// browser, and must not hold a lock that another file waits for. A file with an environment of its own has a window,
// and keeps it whole.
if (!('window' in globalThis)) Reflect.deleteProperty(globalThis, 'navigator');
