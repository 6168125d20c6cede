import { readFileSync, writeFileSync } from 'node:fs';
import { type APIRequestContext } from '@playwright/test';
import { pause } from './pause';
import { WebKitLocator } from './webKitLocator';
import { type RoutingProxy } from './routingProxy';
import { type WebKitWindow } from './webKitWindow';

/** Playwright waits for as long as the test may take. */
const WAIT_TIMEOUT_MS = 120_000;
const QUIET_MS = 500;

interface Size {
  width: number;
  height: number;
}

interface Surroundings {
  baseURL: string;
  request: APIRequestContext;
  context: object;
  routes: RoutingProxy;
}

/** A test's function that runs in the page. */
type PageFunction<Argument, Value> = (argument: Argument) => Value;

/** The part of Playwright's Page that the shared browser tests use, over WebDriver. */
export class WebKitPage {
  private size: Size | null = null;
  private isClosed = false;

  constructor(
    private readonly window: WebKitWindow,
    private readonly surroundings: Surroundings,
  ) {}

  get keyboard() {
    return this.window.keyboard;
  }
  get mouse() {
    return this.window.mouse;
  }
  get baseURL() {
    return this.surroundings.baseURL;
  }
  get request() {
    return this.surroundings.request;
  }
  context() {
    return this.surroundings.context;
  }

  private get root() {
    return new WebKitLocator(this.window, []);
  }
  getByRole: WebKitLocator['getByRole'] = (...query) => this.root.getByRole(...query);
  getByText: WebKitLocator['getByText'] = (...query) => this.root.getByText(...query);
  getByLabel: WebKitLocator['getByLabel'] = (...query) => this.root.getByLabel(...query);
  getByTestId: WebKitLocator['getByTestId'] = (id) => this.root.getByTestId(id);
  locator: WebKitLocator['locator'] = (selector) => this.root.locator(selector);

  async goto(path: string) {
    this.window.url = new URL(path, this.surroundings.baseURL).href;
    await this.window.send('POST', '/url', { url: this.window.url });
    return { url: () => this.window.url };
  }
  async reload() {
    await this.window.send('POST', '/refresh', {});
  }
  async goBack() {
    await this.window.send('POST', '/back', {});
  }
  async close() {
    this.isClosed = true;
    await this.window.send('DELETE', '/window');
  }
  async screenshot({ path }: { path: string }) {
    writeFileSync(path, String(await this.window.send('GET', '/screenshot')), 'base64');
  }
  title() {
    return this.window.run<string>('return document.title');
  }
  url() {
    return this.window.url;
  }
  async currentUrl(): Promise<string> {
    this.window.url = await this.window.run('return location.href');
    return this.window.url;
  }

  evaluate<Value, Argument>(read: PageFunction<Argument, Value> | string, argument?: Argument) {
    return typeof read === 'string'
      ? this.window.run<Awaited<Value>>(read)
      : this.window.call<Awaited<Value>>(read, argument);
  }
  async waitUntil(holds: () => Promise<unknown>, what: string): Promise<void> {
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    for (let attempt = 0; !(await holds()); attempt += 1) {
      if (Date.now() > deadline) throw new Error(`Waited for ${what} at ${this.window.url}`);
      await pause(attempt);
    }
  }
  waitForFunction<Value, Argument>(read: PageFunction<Argument, Value>, argument?: Argument) {
    return this.waitUntil(() => this.evaluate(read, argument), read.toString());
  }
  waitForURL(expected: RegExp | ((url: URL) => boolean)) {
    const fits = (url: string) =>
      expected instanceof RegExp ? expected.test(url) : expected(new URL(url));
    return this.waitUntil(async () => fits(await this.currentUrl()), expected.toString());
  }
  waitForTimeout(ms: number) {
    return new Promise((done) => setTimeout(done, ms));
  }
  /** Waits until the page is loaded and has requested nothing for a while. */
  async waitForLoadState(): Promise<void> {
    let [asked, since] = ['', Date.now()];
    await this.waitUntil(async () => {
      const now: string = await this.window.run(
        "return document.readyState + performance.getEntriesByType('resource').length",
      );
      if (now !== asked) [asked, since] = [now, Date.now()];
      return now.startsWith('complete') && Date.now() - since > QUIET_MS;
    }, 'a quiet network');
  }
  async addScriptTag({ path, content = '' }: { path?: string; content?: string }) {
    await this.window.run(path === undefined ? content : readFileSync(path, 'utf8'));
  }

  async route(...route: Parameters<RoutingProxy['add']>) {
    this.surroundings.routes.add(...route);
  }
  async unroute(...route: Parameters<RoutingProxy['remove']>) {
    this.surroundings.routes.remove(...route);
  }
  unrouteAll() {
    return this.unroute();
  }
  /** Simulates the browser's network status in the page, which WebDriver cannot set. */
  async setOnline(isOnline: boolean): Promise<void> {
    if (this.isClosed) return;
    await this.window.run(
      `Object.defineProperty(navigator, 'onLine', { configurable: true, value: ${isOnline} });
       dispatchEvent(new Event('${isOnline ? 'online' : 'offline'}'));`,
    );
  }
  /** No-op: WebDriver sets no colour scheme, and its events do not reach the test. */
  async emulateMedia() {}
  on() {}

  viewportSize() {
    return this.size;
  }
  /** Resizes the window so that its page has this size. */
  async setViewportSize({ width, height }: Size): Promise<void> {
    this.size = { width, height };
    const [frameWidth, frameHeight] = await this.window.run<[number, number]>(
      'return [outerWidth - innerWidth, outerHeight - innerHeight]',
    );
    const rect = { width: width + frameWidth, height: height + frameHeight };
    await this.window.send('POST', '/window/rect', rect);
  }
}
