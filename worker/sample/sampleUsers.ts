import type { appUsers, devices } from '../schema/peopleTables';
import type { SeededRandom } from './seededRandom';

/** Number of users per thousand by language; the rest chose none. */
const shares: [string, number][] = [
  ['en', 452],
  ['hi', 241],
  ['mr', 52],
  ['ta', 47],
  ['bn', 43],
  ['te', 38],
  ['kn', 29],
  ['ml', 24],
  ['gu', 19],
  ['ur', 11],
  ['pa', 9],
  ['fr', 6],
  ['de', 5],
  ['es', 4],
  ['ja', 3],
];
const DAY_MS = 24 * 60 * 60 * 1000;

function languageAt(point: number): string | null {
  let passed = 0;
  for (const [language, share] of shares) {
    passed += share;
    if (point < passed) return language;
  }
  return null;
}

function deviceCount(random: SeededRandom): number {
  if (random.chance(0.04)) return 0;
  return random.chance(0.11) ? 2 : 1;
}

/** Users of the app with their devices; one device in sixteen has no push token, as after an uninstall. */
export function userRows(count: number, now: Date, random: SeededRandom) {
  const users: (typeof appUsers.$inferInsert)[] = [];
  const rows: (typeof devices.$inferInsert)[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = random.uuid();
    const createdAt = new Date(now.getTime() - random.next() * 900 * DAY_MS).toISOString();
    users.push({ id, language: languageAt(random.integer(0, 999)), created_at: createdAt });
    for (let left = deviceCount(random); left > 0; left -= 1) {
      const platform = random.chance(0.83) ? 'android' : 'ios';
      const push_token = random.chance(1 / 16) ? null : `sample-${random.uuid()}`;
      rows.push({ id: random.uuid(), app_user_id: id, platform, push_token });
    }
  }
  return { users, devices: rows };
}
