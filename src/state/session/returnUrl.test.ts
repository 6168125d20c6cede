/** @jest-environment <rootDir>/src/testing/environment/screenEnvironment.ts */
import { storeReturnUrl, safeReturnUrl, consumeReturnUrl } from './returnUrl';

const ORIGIN = 'https://site.example';

describe('return address', () => {
  it.each([
    ['/admin/tours/5/details?x=1#y', '/admin/tours/5/details?x=1#y'],
    ['/admin/tours/../tours', '/admin/tours'],
  ])('keeps a path of the console: %s', (address, expected) => {
    expect(safeReturnUrl(address, ORIGIN)).toBe(expected);
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
  ])('sends %s to the dashboard', (address) => {
    expect(safeReturnUrl(address, ORIGIN)).toBe('/admin/dashboard');
  });

  it('is taken once', () => {
    storeReturnUrl('/admin/languages');
    expect(consumeReturnUrl()).toBe('/admin/languages');
    expect(consumeReturnUrl()).toBe('/admin/dashboard');
  });
});
