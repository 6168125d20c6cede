import { type Page, type Route } from '@playwright/test';
import { screenFaults, type ScreenFault } from '../../e2e/screenFaults';
import { changeAnswer, emptied, lengthened } from './changeAnswer';

/** A state in which a screen may be met, by what becomes of the worker's answers. */
export interface PictureState {
  name: string;
  /** Answers a read in place of the worker; null lets it pass. */
  answer: ScreenFault | null;
  /** True where the network goes once the screen is there. */
  goesOffline?: boolean;
}

const fault = (name: string): ScreenFault => screenFaults[name] ?? ((route) => route.continue());

/** The worker's own answer, changed. */
const changed =
  (change: typeof emptied): ScreenFault =>
  async (route: Route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok() || body === null) return route.fulfill({ response });
    return route.fulfill({ response, json: changeAnswer(body, pathname, change) });
  };

export const pictureStates: readonly PictureState[] = [
  { name: 'loading', answer: fault('hanging') },
  { name: 'failed', answer: fault('a 500') },
  { name: 'offline', answer: null, goesOffline: true },
  { name: 'empty', answer: changed(emptied) },
  { name: 'long', answer: changed(lengthened) },
];

const isCall = ({ pathname }: URL) => /^\/api\/(?!languages)/.test(pathname);

/** Lets the reads of a page meet a state; languages, which every screen waits for, are answered. */
export async function setState(page: Page, { answer }: PictureState): Promise<void> {
  if (answer === null) return;
  await page.route(isCall, (route) =>
    route.request().method() === 'GET' ? answer(route) : route.continue(),
  );
}

/** Lets the worker refuse what a page writes. */
export async function refuseWrites(page: Page): Promise<void> {
  const refuse = fault('a 422');
  await page.route(isCall, (route) =>
    route.request().method() === 'GET' ? route.continue() : refuse(route),
  );
}
