import { clearSessionSnapshot, readSessionSnapshot, saveSessionSnapshot } from './sessionSnapshot';

const KEY = 'kathayatra:session';
const user = { id: 'u1', email: 'asha@kathayatra.test', user_metadata: { full_name: 'Asha' } };
const person = { id: 'u1', email: 'asha@kathayatra.test', fullName: 'Asha', avatarUrl: null };
const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

beforeEach(() => {
  values.clear();
  Object.assign(globalThis, { localStorage: storage });
});

describe('the session this device knows of', () => {
  it('reports the person, and whether the token is past its end', () => {
    expect(saveSessionSnapshot({ access_token: 'a', expires_at: 1000, user })).toEqual(person);
    expect(readSessionSnapshot(900_000)).toEqual({ person, accessToken: 'a', isExpired: false });
    expect(readSessionSnapshot(999_000)).toEqual({ person, accessToken: 'a', isExpired: true });
  });

  it('keeps no refresh token', () => {
    const session = { access_token: 'a', refresh_token: 'secret', expires_at: 1000, user };
    saveSessionSnapshot(session);
    expect([...values.values()].join()).not.toContain('secret');
  });

  it('is gone once it is cleared', () => {
    saveSessionSnapshot({ access_token: 'a', expires_at: 1000, user });
    clearSessionSnapshot();
    expect(readSessionSnapshot(0)).toBeNull();
    expect(values.size).toBe(0);
  });

  it('is none of a session that names nobody', () => {
    expect(saveSessionSnapshot({ access_token: 'a', user: {} })).toBeNull();
    expect(readSessionSnapshot(0)).toBeNull();
  });

  it('still reports the person where nothing can be stored', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { getItem } = storage;
    Object.assign(globalThis, { localStorage: { getItem, setItem } });
    expect(saveSessionSnapshot({ access_token: 'a', user })).toEqual(person);
  });

  it.each([null, 'x', { person }, { accessToken: 'a', person: {} }, { accessToken: '', person }])(
    'is none in %j',
    (value) => {
      values.set(KEY, JSON.stringify(value));
      expect(readSessionSnapshot(0)).toBeNull();
    },
  );

  it('is none where the text is broken or missing', () => {
    values.set(KEY, '{"person');
    expect(readSessionSnapshot(0)).toBeNull();
    values.delete(KEY);
    expect(readSessionSnapshot(0)).toBeNull();
  });
});
