import { build } from 'esbuild';
import { type WebDriverSession } from './webDriver';
import { WebKitKeyboard } from './webKitKeyboard';
import { WebKitMouse } from './webKitMouse';

/** Global name of the finder in a page. */
const FINDER = '__finder';

let bundle: Promise<string> | null = null;

async function bundleFinder(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/webkit/finder.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: FINDER,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return `${outputFiles[0]?.text ?? ''}; window.${FINDER} = ${FINDER};`;
}

interface FinderResult<Value> {
  isMissing: boolean;
  url: string;
  value: Value;
}

/** One window of a session: commands, input, and scripts in its page. */
export class WebKitWindow {
  readonly keyboard = new WebKitKeyboard((actions) => this.perform(actions));
  readonly mouse = new WebKitMouse((actions) => this.perform(actions));
  /** Last known URL. */
  url = '';

  constructor(
    private readonly session: WebDriverSession,
    private readonly handle: string,
  ) {}

  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return this.session.commandIn(this.handle, method, path, body);
  }
  private async perform(source: object): Promise<void> {
    await this.send('POST', '/actions', { actions: [source] });
  }

  /** Runs a function body in the page and awaits its promise. */
  async run<Value>(script: string, args: readonly unknown[] = []): Promise<Value> {
    // The driver responds with the script's return value.
    return (await this.send('POST', '/execute/sync', { script, args })) as Value;
  }
  /** Runs a function in the page. */
  call<Value>(script: (...args: never[]) => unknown, ...args: unknown[]): Promise<Value> {
    return this.run(`return (${script.toString()})(...arguments)`, args);
  }
  /** Runs a function of the finder in the page, injecting the finder if missing. */
  async find<Value>(name: string, ...args: unknown[]): Promise<Value> {
    const script = `const finder = window.${FINDER};
      if (finder === undefined) return { isMissing: true };
      return { isMissing: false, url: location.href, value: finder.${name}(...arguments) };`;
    for (;;) {
      const result = await this.run<FinderResult<Value>>(script, args);
      if (!result.isMissing) {
        this.url = result.url;
        return result.value;
      }
      bundle ??= bundleFinder();
      await this.run(await bundle);
    }
  }
}
