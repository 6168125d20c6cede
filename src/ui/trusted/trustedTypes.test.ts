import { allowData, allowMarkup, installTrustedTypes, trustedRules } from './trustedTypes';

const { createHTML, createScript, createScriptURL } = trustedRules;

it('passes no markup but the empty one and what was allowed, to the letter', () => {
  expect(createHTML('')).toBe('');
  expect(createHTML('<b>x</b>')).toBeNull();
  allowMarkup('<b>x</b>');
  expect(createHTML('<b>x</b>')).toBe('<b>x</b>');
  expect(createHTML('<b>x</b><img src onerror=alert(1)>')).toBeNull();
});

it('passes no script text but an allowed data block', () => {
  expect(createScript('{"name":"Kathayatra"}')).toBeNull();
  allowData('{"name":"Kathayatra"}');
  expect(createScript('{"name":"Kathayatra"}')).toBe('{"name":"Kathayatra"}');
  expect(createScript('')).toBeNull();
});

it.each(['/assets/414.a8c6f7da9a.js', '/service-worker.js', 'http://localhost/assets/public.js'])(
  'passes the build’s own script %s',
  (url) => expect(createScriptURL(url)).toBe(url),
);

it.each([
  'https://evil.test/assets/x.js',
  '//evil.test/assets/x.js',
  '/assets/../media/x.js',
  '/media/recording.js',
  '/assets/x.js/../../api/tours',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  'javascript:alert(1)',
])('refuses the script %s', (url) => expect(createScriptURL(url)).toBeNull());

it('is the default policy of a browser that has Trusted Types', () => {
  installTrustedTypes(); // not available in jsdom
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  installTrustedTypes();
  expect(createPolicy.mock.calls).toEqual([['default', trustedRules]]);
});
