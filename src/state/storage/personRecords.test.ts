import { createPersonRecords } from './personRecords';

const stored = new Map<string, string>();
const records = () =>
  createPersonRecords({
    get: (key) => stored.get(key) ?? null,
    set: (key, text) => stored.set(key, text).has(key),
  });
beforeEach(() => stored.clear());

test('a record is there after a reload, for its person alone', () => {
  records().write('asha', 'sent', [1]);
  expect(records().read('asha', 'sent')).toEqual([1]);
  expect(records().read('ravi', 'sent')).toBeUndefined();
});

test('a broken record is none; each lies where sign-out clears it', () => {
  records().write('asha', 'sent', [1]);
  const [key = ''] = stored.keys();
  expect(key).toMatch(/^kathayatra/);
  stored.set(key, '[1');
  expect(records().read('asha', 'sent')).toBeUndefined();
});

test('a blocked storage keeps it until the page is left', () => {
  const blocked = createPersonRecords({ get: () => null, set: () => false });
  blocked.write('asha', 'sent', [1]);
  expect(blocked.read('asha', 'sent')).toEqual([1]);
});
