import { readMediaOrigins } from './mediaOrigins';

it('takes origins, by spaces or commas', () => {
  const VITE_MEDIA_ORIGINS = 'https://a.test, https://b.test:8443';
  expect(readMediaOrigins({ VITE_MEDIA_ORIGINS })).toEqual([
    'https://a.test',
    'https://b.test:8443',
  ]);
  expect(readMediaOrigins({})).toEqual([]);
});

it.each(['https://a.test/x', '*', "'self'", 'a.test'])('takes no %s', (text) => {
  expect(() => readMediaOrigins({ VITE_MEDIA_ORIGINS: text })).toThrow(text);
});
