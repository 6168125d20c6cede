import { type Page, type Route } from '@playwright/test';
import { screenFaults, type ScreenFault } from '../../e2e/screenFaults';
import { changeBody, emptied, lengthened } from './changeBody';

/** A state of a screen that results from manipulating the worker's responses. */
export interface PictureState {
  name: string;
  /** Responds to a read instead of the worker; null lets it pass. */
  respond: ScreenFault | null;
  /** True to go offline after the screen has loaded. */
  goesOffline?: boolean;
}

const fault = (name: string): ScreenFault => screenFaults[name] ?? ((route) => route.continue());

/** The worker's own response, modified. */
const changed =
  (change: typeof emptied): ScreenFault =>
  async (route: Route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok() || body === null) return route.fulfill({ response });
    return route.fulfill({ response, json: changeBody(body, pathname, change) });
  };

export const pictureStates: readonly PictureState[] = [
  { name: 'loading', respond: fault('hanging') },
  { name: 'failed', respond: fault('a 500') },
  { name: 'offline', respond: null, goesOffline: true },
  { name: 'empty', respond: changed(emptied) },
  { name: 'long', respond: changed(lengthened) },
];

const isCall = ({ pathname }: URL) => /^\/api\/(?!languages)/.test(pathname);

/** Applies a state to a page's reads; languages, which every screen waits for, are passed through. */
export async function setState(page: Page, { respond }: PictureState): Promise<void> {
  if (respond === null) return;
  await page.route(isCall, (route) =>
    route.request().method() === 'GET' ? respond(route) : route.continue(),
  );
}

/** Makes the worker refuse a page's writes. */
export async function refuseWrites(page: Page): Promise<void> {
  const refuse = fault('a 422');
  await page.route(isCall, (route) =>
    route.request().method() === 'GET' ? route.continue() : refuse(route),
  );
}
