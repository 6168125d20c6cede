import { type Page, type Route } from '@playwright/test';
import { screenFaults, type ScreenFault } from '../../e2e/screenFaults';
import { changeBody, emptied, lengthened } from './changeBody';

/** A state in which a screen may be met, by what becomes of the worker's responses. */
export interface PictureState {
  name: string;
  /** Responds to a read in place of the worker; null lets it pass. */
  respond: ScreenFault | null;
  /** True where the network goes once the screen is there. */
  goesOffline?: boolean;
}

const fault = (name: string): ScreenFault => screenFaults[name] ?? ((route) => route.continue());

/** The worker's own response, changed. */
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

/** Lets the reads of a page meet a state; languages, which every screen waits for, are passed on. */
export async function setState(page: Page, { respond }: PictureState): Promise<void> {
  if (respond === null) return;
  await page.route(isCall, (route) =>
    route.request().method() === 'GET' ? respond(route) : route.continue(),
  );
}

/** Lets the worker refuse what a page writes. */
export async function refuseWrites(page: Page): Promise<void> {
  const refuse = fault('a 422');
  await page.route(isCall, (route) =>
    route.request().method() === 'GET' ? route.continue() : refuse(route),
  );
}
