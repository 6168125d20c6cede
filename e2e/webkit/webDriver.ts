/** Response of a failed WebDriver command, with its error code (https://www.w3.org/TR/webdriver2/#errors). */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Key of an element in JSON (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementReference = Record<typeof ELEMENT_KEY, string>;
export const elementId = (reference: ElementReference) => reference[ELEMENT_KEY];

/** Sends one command to the driver; paths are relative to its URL. */
async function send(url: string, method: string, path: string, body?: object) {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The standard guarantees this shape.
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string }; // likewise
  throw new WebDriverError(error, message);
}

/** One browser, its windows and its storage. */
export class WebDriverSession {
  private current = '';
  /** Commands of all windows are serialised: the driver has only one current window. */
  private queue: Promise<void> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly id: string,
  ) {}

  static async start(url: string, capabilities: object): Promise<WebDriverSession> {
    const value = await send(url, 'POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    });
    const { sessionId } = value as { sessionId: string }; // by the standard
    return new WebDriverSession(url, sessionId);
  }

  private async enqueue<Value>(run: () => Promise<Value>): Promise<Value> {
    const before = this.queue;
    let release = (): void => undefined;
    this.queue = new Promise((resolve) => (release = resolve));
    await before;
    try {
      return await run();
    } finally {
      release();
    }
  }

  /** Sends a command of the session. */
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return this.enqueue(() => send(this.url, method, `/session/${this.id}${path}`, body));
  }

  /** Sends a command of one window. */
  commandIn(window: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    return this.enqueue(async () => {
      const session = `/session/${this.id}`;
      if (this.current !== window) {
        await send(this.url, 'POST', `${session}/window`, { handle: window });
        this.current = window;
      }
      return send(this.url, method, `${session}${path}`, body);
    });
  }

  async end(): Promise<void> {
    await this.enqueue(() => send(this.url, 'DELETE', `/session/${this.id}`));
  }
}
