import { openDB } from 'idb';
import { openOutboxDisk, outboxName } from './outboxDatabase';

const { transaction } = IDBDatabase.prototype;
afterEach(() => void (IDBDatabase.prototype.transaction = transaction));

test('a change is said to be stored once its transaction has completed, in an engine without strict ones too', async () => {
  let completed = 0;
  const disk = openOutboxDisk('asha');
  await disk.read();
  // The third argument came with Indexed Database API 3.0; older engines ignore it.
  IDBDatabase.prototype.transaction = function withoutOptions(this: IDBDatabase, stores, mode) {
    const made = transaction.call(this, stores, mode);
    made.addEventListener('complete', () => (completed += 1));
    return made;
  };
  await disk.change((outbox) => {
    return { ...outbox, isPaused: true, nextSeq: 7 };
  });
  expect(completed).toBe(1);
  const reopened = openOutboxDisk('asha');
  expect((await reopened.read()).outbox).toMatchObject({ isPaused: true, nextSeq: 7 });
  await reopened.destroy();
});

describe('a page that goes into the back/forward cache in the middle of a change', () => {
  const page = new EventTarget();
  beforeAll(() => {
    // Node has no window to emit page events.
    const { addEventListener, removeEventListener } = page;
    Object.assign(globalThis, {
      addEventListener: addEventListener.bind(page),
      removeEventListener: removeEventListener.bind(page),
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'addEventListener');
    Reflect.deleteProperty(globalThis, 'removeEventListener');
  });
  const hide = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

  test('lets other pages go on, and makes the change when it is back', async () => {
    const disk = openOutboxDisk('asha');
    await disk.read();
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function hidingPut(this: IDBObjectStore, ...written) {
      IDBObjectStore.prototype.put = put;
      const request = put.apply(this, written);
      // The transaction is open when the page is hidden.
      hide(true);
      return request;
    };
    const change = disk.change((outbox) => {
      return { ...outbox, nextSeq: outbox.nextSeq + 1 };
    });
    // Another page, whose transaction waits for the open one.
    const other = await openDB(outboxName('asha'));
    expect(await other.getAllKeys('meta')).toEqual([]);
    expect((await change).outbox.nextSeq).toBe(2);
    expect(await other.get('meta', 'meta')).toMatchObject({ nextSeq: 2 });
    other.close();
    await disk.destroy();
  });

  test('does so while its database is made', async () => {
    const { createObjectStore } = IDBDatabase.prototype;
    IDBDatabase.prototype.createObjectStore = function hidingMake(this: IDBDatabase, ...made) {
      IDBDatabase.prototype.createObjectStore = createObjectStore;
      const store = createObjectStore.apply(this, made);
      queueMicrotask(() => hide(true));
      return store;
    };
    const disk = openOutboxDisk('ravi');
    const read = disk.read();
    expect((await read).outbox.entries).toEqual([]);
    await disk.destroy();
  });

  test('keeps its connection when it is left for good', async () => {
    const disk = openOutboxDisk('asha');
    await disk.read();
    hide(false);
    const close = jest.spyOn(IDBDatabase.prototype, 'close');
    await disk.change((outbox) => {
      return { ...outbox, nextSeq: 4 };
    });
    expect((await disk.read()).outbox.nextSeq).toBe(4);
    expect(close).not.toHaveBeenCalled();
    close.mockRestore();
    await disk.destroy();
  });
});
