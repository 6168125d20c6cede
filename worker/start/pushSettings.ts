import { readFileSync } from 'node:fs';
import type { FcmSettings } from '../push/fcmSettings';

type Environment = Record<string, string | undefined>;

/** FCM's default quota per project. */
const DEFAULT_PER_MINUTE = 600_000;
const SETTING = 'FCM_SERVICE_ACCOUNT';

/** The JSON of a service account, from the setting itself or the file that it names; null when unreadable. */
function readAccount(setting: string): Record<string, unknown> | null {
  try {
    const text = setting.startsWith('{') ? setting : readFileSync(setting, 'utf8');
    return { ...Object(JSON.parse(text)) };
  } catch {
    return null;
  }
}

/** Reads the FCM settings; null without a service account. Adds a message to `problems` for each invalid one. */
export function readPushSettings(env: Environment, problems: string[]): FcmSettings | null {
  const read = (name: string): string => (env[name] ?? '').trim();
  const setting = read(SETTING);
  if (setting === '') return null;
  const account = readAccount(setting);
  const field = (name: string): string => {
    const value = account?.[name];
    return typeof value === 'string' ? value : '';
  };
  const settings: FcmSettings = {
    url: read('FCM_URL').replace(/\/+$/, '') || 'https://fcm.googleapis.com',
    projectId: field('project_id'),
    clientEmail: field('client_email'),
    privateKey: field('private_key'),
    tokenUrl: field('token_uri') || 'https://oauth2.googleapis.com/token',
    perMinute: Number(read('FCM_PER_MINUTE') || DEFAULT_PER_MINUTE),
  };
  if (account === null) {
    problems.push(`${SETTING} must be the JSON of a service account, or the path of its file`);
  } else if (
    settings.projectId === '' ||
    settings.clientEmail === '' ||
    !settings.privateKey.startsWith('-----BEGIN PRIVATE KEY-----')
  ) {
    problems.push(`${SETTING} needs project_id, client_email and private_key`);
  }
  for (const [name, url] of [
    ['FCM_URL', settings.url],
    [`token_uri of ${SETTING}`, settings.tokenUrl],
  ] as const) {
    if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
      problems.push(`${name} must be an http(s) address`);
    }
  }
  if (!Number.isInteger(settings.perMinute) || settings.perMinute < 1) {
    problems.push('FCM_PER_MINUTE must be a whole number from 1');
  }
  return settings;
}
