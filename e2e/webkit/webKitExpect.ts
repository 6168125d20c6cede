import { type ElementState } from './finder';
import { pause } from './pause';
import { WebKitLocator } from './webKitLocator';
import { WebKitPage } from './webKitPage';

type Text = string | RegExp;
interface Timed {
  timeout?: number;
}

const DEFAULT_TIMEOUT_MS = 15_000;
const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();
const fits = (expected: Text, text: string) =>
  typeof expected === 'string' ? collapse(expected) === text : expected.test(text);
const contains = (expected: Text, text: string) =>
  typeof expected === 'string' ? text.includes(collapse(expected)) : expected.test(text);

/** Polls until a condition passes; on failure reports the last state. */
async function eventually<Seen>(
  look: () => Promise<Seen>,
  passes: (seen: Seen) => boolean,
  claim: string,
  { timeout = DEFAULT_TIMEOUT_MS }: Timed = {},
): Promise<void> {
  const deadline = Date.now() + timeout;
  for (let attempt = 0; ; attempt += 1) {
    const seen = await look();
    if (passes(seen)) return;
    if (Date.now() > deadline) throw new Error(`${claim}; was ${JSON.stringify(seen)}`);
    await pause(attempt);
  }
}

/** Playwright's assertions on a WebKit element, limited to those that the shared tests use. */
function expectLocator(locator: WebKitLocator, isNot: boolean) {
  const that = (claim: string) => `Expected ${locator} ${isNot ? 'not ' : ''}${claim}`;
  /** Requires a single element that passes; `not` inverts this. */
  const one = (
    claim: string,
    passes: (state: ElementState) => boolean,
    options?: Timed,
    ifNone = isNot,
  ) =>
    eventually(
      () => locator.states(),
      ([state, more]) => {
        if (more !== undefined) return false;
        return state === undefined ? ifNone : passes(state) !== isNot;
      },
      that(claim),
      options,
    );
  return {
    toBeVisible: (options?: Timed) => one('visible', ({ isVisible }) => isVisible, options),
    toBeHidden: (options?: Timed) => one('hidden', ({ isVisible }) => !isVisible, options, !isNot),
    toBeFocused: (options?: Timed) => one('focused', ({ isFocused }) => isFocused, options),
    toBeInViewport: ({ ratio = Number.EPSILON }: { ratio?: number } = {}) =>
      one('in sight', ({ ratioInView }) => ratioInView >= ratio - 0.01),
    toHaveValue: (value: Text, options?: Timed) =>
      one(`with value ${value}`, (state) => fits(value, state.value), options, false),
    toHaveAttribute: (name: string, value?: Text, options?: Timed) =>
      one(
        `with ${name}=${value}`,
        ({ attributes }) => {
          const found = attributes[name];
          return found !== undefined && (value === undefined || fits(value, found));
        },
        options,
        false,
      ),
    toContainText: (text: Text, options?: Timed) =>
      one(`containing ${text}`, (state) => contains(text, state.text), options, false),
    toHaveText: (text: Text | readonly Text[], options?: Timed) => {
      if (!Array.isArray(text)) {
        const only = text as Text; // not a list
        return one(`with text ${only}`, (state) => fits(only, state.text), options, false);
      }
      const texts: readonly Text[] = text;
      return eventually(
        () => locator.states(),
        (found) =>
          isNot !==
          (found.length === texts.length &&
            found.every((state, at) => fits(texts[at] ?? '', state.text))),
        that(`with texts ${texts.join(', ')}`),
        options,
      );
    },
    toHaveJSProperty: (name: string, value: unknown, options?: Timed) =>
      eventually(
        () => locator.evaluate((element, wanted) => Reflect.get(element, wanted) as unknown, name),
        (found) => (found === value) !== isNot,
        that(`with ${name} ${String(value)}`),
        options,
      ),
    toHaveCount: (count: number, options?: Timed) =>
      eventually(
        async () => (await locator.states()).length,
        (found) => (found === count) !== isNot,
        that(`${count} times`),
        options,
      ),
  };
}

function expectPage(page: WebKitPage, isNot: boolean, baseURL: string) {
  return {
    toHaveURL: (expected: Text, options?: Timed) => {
      const wanted = typeof expected === 'string' ? new URL(expected, baseURL).href : expected;
      return eventually(
        () => page.currentUrl(),
        (url) => fits(wanted, url) !== isNot,
        `Expected ${isNot ? 'not ' : ''}the URL ${wanted}`,
        options,
      );
    },
    toHaveTitle: (expected: Text, options?: Timed) =>
      eventually(
        () => page.title(),
        (title) => fits(expected, title) !== isNot,
        `Expected ${isNot ? 'not ' : ''}the title ${expected}`,
        options,
      ),
  };
}

/** Assertions on WebKit's pages and elements; null for any other subject. */
export function expectInWebKit(subject: unknown): object | null {
  if (subject instanceof WebKitLocator) {
    return Object.assign(expectLocator(subject, false), { not: expectLocator(subject, true) });
  }
  if (subject instanceof WebKitPage) {
    const { baseURL } = subject;
    return Object.assign(expectPage(subject, false, baseURL), {
      not: expectPage(subject, true, baseURL),
    });
  }
  return null;
}
