import { openOutboxDisk } from './outboxDatabase';

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
