import { type Page, type Route } from '@playwright/test';

/** Responds to a request instead of the worker, or after it. */
export type ScreenFault = (route: Route) => Promise<void>;

const json = (route: Route, status: number, headers: Record<string, string> = {}) =>
  route.fulfill({ status, headers, json: { error: `Refused with ${status}` } });
const status =
  (code: number): ScreenFault =>
  (route) =>
    json(route, code);
const html =
  (code: number): ScreenFault =>
  (route) =>
    route.fulfill({
      status: code,
      contentType: 'text/html',
      body: '<!doctype html><title>Bad gateway</title>',
    });
const body =
  (text: string): ScreenFault =>
  (route) =>
    route.fulfill({ contentType: 'application/json', body: text });

/** Faults for every response of a screen, by name. Each of them makes a read fail. */
export const screenFaults: Record<string, ScreenFault> = {
  hanging: () => new Promise(() => undefined),
  'cut off': body('[{"id": "t1", "title": "Taj'),
  '502 with a page': html(502),
  refused: (route) => route.abort('connectionrefused'),
  'a page': html(200),
  'a 400': status(400),
  'a 403': status(403),
  'a 409': status(409),
  'a 413': status(413),
  'a 422': status(422),
  'a 429': (route) => json(route, 429, { 'retry-after': '1' }),
  'a 500': status(500),
  'a 503': (route) => json(route, 503, { 'retry-after': '1' }),
  'another type': body('{"odd": []}'),
};

/** Complaints about a screen after a failed call; empty when the call has ended and is reported. */
export function complaintsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
    const [main] = visible('main, [role=dialog]');
    if (main === undefined || main.innerText.trim().length < 10) return ['blank'];
    const complaints: string[] = [];
    const waiting = visible('.MuiSkeleton-root, .MuiCircularProgress-root, [role=progressbar]');
    if (waiting.length > 0) complaints.push(`waits: ${waiting[0]?.className}`);
    const toasts = visible('.notistack-Snackbar').map(({ innerText }) => innerText.trim());
    if (new Set(toasts).size < toasts.length) complaints.push(`twice: ${toasts.join(' / ')}`);
    const ways = visible('main a[href], main button, [role=dialog] button');
    if (ways.length === 0) complaints.push('no way on');
    return complaints;
  });
}
