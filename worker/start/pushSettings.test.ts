import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPushSettings } from './pushSettings';

const account = {
  project_id: 'tours',
  client_email: 'worker@tours.iam.gserviceaccount.com',
  private_key: '-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----\n',
};
const json = JSON.stringify(account);

function read(env: Record<string, string>) {
  const problems: string[] = [];
  return { settings: readPushSettings(env, problems), problems };
}

it('reaches nobody when nothing is set', () => {
  expect(read({})).toEqual({ settings: null, problems: [] });
});

it('reads the service account from the setting or from a file', async () => {
  const expected = {
    url: 'https://fcm.googleapis.com',
    projectId: 'tours',
    clientEmail: account.client_email,
    privateKey: account.private_key,
    tokenUrl: 'https://oauth2.googleapis.com/token',
    perMinute: 600_000,
  };
  expect(read({ FCM_SERVICE_ACCOUNT: json })).toEqual({ settings: expected, problems: [] });
  const folder = await mkdtemp(join(tmpdir(), 'fcm-'));
  try {
    const path = join(folder, 'account.json');
    await writeFile(path, json);
    const env = {
      FCM_SERVICE_ACCOUNT: path,
      FCM_PER_MINUTE: '60000',
      FCM_URL: 'http://127.0.0.1/',
    };
    const changed = Object.assign(expected, { perMinute: 60_000, url: 'http://127.0.0.1' });
    expect(read(env)).toEqual({ settings: changed, problems: [] });
  } finally {
    await rm(folder, { recursive: true });
  }
});

it.each([
  [{ FCM_SERVICE_ACCOUNT: '/no/such/file' }, /^FCM_SERVICE_ACCOUNT must be the JSON/],
  [{ FCM_SERVICE_ACCOUNT: '{}' }, /^FCM_SERVICE_ACCOUNT needs project_id/],
  [{ FCM_SERVICE_ACCOUNT: json, FCM_URL: 'fcm' }, /^FCM_URL must be an http/],
  [{ FCM_SERVICE_ACCOUNT: json, FCM_PER_MINUTE: '0' }, /^FCM_PER_MINUTE must be/],
])('says what is wrong with %j', (env, problem) => {
  const { problems } = read(env);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});
