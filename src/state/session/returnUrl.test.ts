/** @jest-environment <rootDir>/src/testing/environment/screenEnvironment.ts */
import { storeReturnUrl, safeReturnUrl, consumeReturnUrl } from './returnUrl';

const ORIGIN = 'https://site.example';

describe('return URL', () => {
  it.each([
    ['/admin/tours/5/details?x=1#y', '/admin/tours/5/details?x=1#y'],
    ['/admin/tours/../tours', '/admin/tours'],
  ])('keeps a path of the console: %s', (url, expected) => {
    expect(safeReturnUrl(url, ORIGIN)).toBe(expected);
  });

  it.each([
    null,
    '',
    '/',
    '//evil.example/admin/',
    '/\\evil.example/admin/',
    'https://evil.example/admin/tours',
    'javascript:alert(1)',
    '/admin/../../evil',
    '/admin/login',
    '/admin/..//evil.example',
    '/privacy-policy',
  ])('sends %s to the dashboard', (url) => {
    expect(safeReturnUrl(url, ORIGIN)).toBe('/admin/dashboard');
  });

  it('is taken once', () => {
    storeReturnUrl('/admin/languages');
    expect(consumeReturnUrl()).toBe('/admin/languages');
    expect(consumeReturnUrl()).toBe('/admin/dashboard');
  });
});
