import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogueTours, readNarrations, sampleFolder } from './catalogueFolder';
import { languageRows } from './sampleLanguages';
import { seededRandom } from './seededRandom';
import { userRows } from './sampleUsers';

const known = new Set(languageRows(new Date(0)).map((row) => row['code']));

it('holds fifty tours, each whole in English', async () => {
  const tours = await readCatalogueTours(Infinity);
  expect(tours).toHaveLength(50);
  expect(new Set(tours.map(({ slug }) => slug)).size).toBe(50);
  for (const tour of tours) {
    expect(existsSync(join(sampleFolder, 'catalogue', `${tour.slug}.json`))).toBe(true);
    expect(tour.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(tour.sections.length).toBeGreaterThan(3);
    const texts = [tour.texts, ...tour.sections.map((section) => section.texts)];
    for (const each of texts) {
      expect(each['en']?.title).toBeTruthy();
      for (const [language, text] of Object.entries(each)) {
        expect(known).toContain(language);
        expect(text.title.trim()).not.toBe('');
        expect(typeof text.description).toBe('string');
      }
    }
    for (const { durationSeconds } of tour.sections) {
      expect(durationSeconds === null || durationSeconds >= 1).toBe(true);
    }
  }
});

it('names for every recording whose it is and where its chapters begin', async () => {
  const tours = new Map((await readCatalogueTours(Infinity)).map((tour) => [tour.slug, tour]));
  const narrations = await readNarrations();
  expect(narrations.length).toBeGreaterThan(50);
  for (const { file, slug, section, language, durationSeconds, chapters } of narrations) {
    expect(existsSync(join(sampleFolder, 'narrations', file))).toBe(true);
    expect(tours.get(slug)?.sections[section]?.texts).toHaveProperty(language);
    const starts = chapters.map(({ startSeconds }) => startSeconds);
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
    expect(Math.max(0, ...starts)).toBeLessThan(durationSeconds);
    for (const { title } of chapters) expect(title).not.toBe('');
  }
});

it('has about twelve thousand listeners, half of them in English', () => {
  const { users, devices } = userRows(12_000, new Date(0), seededRandom('users'));
  const share = (language: string | null) =>
    users.filter((user) => user['language'] === language).length / users.length;
  expect(share('en')).toBeCloseTo(0.452, 1);
  expect(share('hi')).toBeCloseTo(0.241, 1);
  expect(share(null)).toBeGreaterThan(0.005);
  expect(devices.length).toBeGreaterThan(users.length);
  const gone = devices.filter((device) => device['push_token'] === null).length;
  expect(gone / devices.length).toBeCloseTo(1 / 16, 1);
});
