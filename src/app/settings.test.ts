import { readFileSync } from 'node:fs';
import { buildSettings, parseSettings } from './settings';
import { validateSettings } from './validateSettings';

const usable = {
  VITE_WORKER_URL: 'https://worker.example/base/',
  VITE_SUPABASE_URL: '/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
};

describe('settings', () => {
  it('names every missing required setting at once', () => {
    expect(validateSettings({ VITE_SUPABASE_URL: ' ' })).toEqual([
      'VITE_WORKER_URL is missing',
      'VITE_SUPABASE_URL is missing',
      'VITE_SUPABASE_ANON_KEY is missing',
    ]);
  });

  it('resolves paths on the own origin and drops slashes at the end', () => {
    const settings = parseSettings(usable, 'https://site.example');
    expect(settings.workerUrl).toBe('https://worker.example/base');
    expect(settings.supabaseUrl).toBe('https://site.example');
    expect(settings.publicUrl).toBe('https://site.example');
  });

  it('has the documented defaults', () => {
    const settings = parseSettings(usable, 'https://site.example');
    expect(settings.productName).toBe('Kathayatra');
    expect(settings.iosStoreUrl).toBeNull();
    expect(settings.hasServiceWorker).toBe(true);
  });

  it('refuses URLs that are not http(s)', () => {
    const raw = { ...usable, VITE_WORKER_URL: 'javascript:alert(1)', VITE_PUBLIC_URL: '//evil' };
    expect(validateSettings(raw)).toEqual([
      'VITE_WORKER_URL must be an http(s) address or a path of this site',
      'VITE_PUBLIC_URL must be an http(s) address or a path of this site',
    ]);
  });

  it('turns the service worker off by one word alone', () => {
    const off = { ...usable, VITE_SERVICE_WORKER: 'off' };
    expect(parseSettings(off, 'https://site.example').hasServiceWorker).toBe(false);
    expect(validateSettings({ ...usable, VITE_SERVICE_WORKER: 'no' })).toEqual([
      'VITE_SERVICE_WORKER must be on or off',
    ]);
  });

  it('knows the same names as .env.example, each with a comment above it', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const indexes = lines.flatMap((line, index) => (/^VITE_/.test(line) ? [index] : []));
    const names = indexes.map((index) => lines[index]?.split('=')[0]);
    expect(names.sort()).toEqual(Object.keys(buildSettings).sort());
    indexes.forEach((index) => expect(lines[index - 1]).toMatch(/^# \S/));
  });
});
