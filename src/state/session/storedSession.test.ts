import { readStoredSession, sessionKey } from './storedSession';

const KEY = sessionKey('http://localhost:4173');
const user = { id: 'u1', email: 'asha@kathayatra.test', user_metadata: { full_name: 'Asha' } };
const values = new Map<string, string>();

beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => values.get(key) ?? null },
  });
});

describe('the session this device holds', () => {
  const store = (value: unknown) => values.set(KEY, JSON.stringify(value));

  it('stands under the name the client gives it', () => {
    expect(KEY).toBe('sb-localhost-auth-token');
    expect(sessionKey('https://abcd.supabase.co')).toBe('sb-abcd-auth-token');
  });

  it('tells the person, and whether the token is past its end', () => {
    store({ access_token: 'a', refresh_token: 'r', expires_at: 1000, user });
    const person = {
      id: 'u1',
      email: 'asha@kathayatra.test',
      fullName: 'Asha',
      avatarUrl: null,
    };
    expect(readStoredSession(KEY, 900_000)).toEqual({ person, accessToken: 'a', isExpired: false });
    expect(readStoredSession(KEY, 999_000)).toEqual({ person, accessToken: 'a', isExpired: true });
  });

  it.each([null, 'x', { user }, { refresh_token: 'r', user: {} }, [1]])(
    'is none in %j',
    (value) => {
      store(value);
      expect(readStoredSession(KEY, 0)).toBeNull();
    },
  );

  it('is none where the text is broken or missing', () => {
    values.set(KEY, '{"user');
    expect(readStoredSession(KEY, 0)).toBeNull();
    values.delete(KEY);
    expect(readStoredSession(KEY, 0)).toBeNull();
  });
});
