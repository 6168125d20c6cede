import { resolve } from 'node:path';
import { type ElementState, type Step, type TextPattern } from './finder';
import { pause } from './pause';
import { elementId, WebDriverError, type ElementReference } from './webDriver';
import { type WebKitWindow } from './webKitWindow';

interface TextOptions {
  exact?: boolean;
}
interface RoleOptions extends TextOptions {
  name?: string | RegExp;
  level?: number;
  selected?: boolean;
}

function patternOf(text: string | RegExp, { exact = false }: TextOptions = {}): TextPattern {
  if (typeof text === 'string') return { kind: exact ? 'exact' : 'part', text };
  return { kind: 'regex', source: text.source, flags: text.flags };
}

/** Errors of an element that is missing, moving, covered or replaced; the action is retried. */
const PASSING = [
  'no such element',
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  'move target out of bounds',
];
const ACTION_TIMEOUT_MS = 30_000;

/** The part of Playwright's Locator that the shared browser tests use. */
export class WebKitLocator {
  constructor(
    private readonly window: WebKitWindow,
    private readonly steps: readonly Step[],
  ) {}

  private then(step: Step) {
    return new WebKitLocator(this.window, [...this.steps, step]);
  }

  getByRole(role: string, { name, exact = false, level, selected }: RoleOptions = {}) {
    const pattern = name === undefined ? null : patternOf(name, { exact });
    return this.then({
      by: 'role',
      role,
      name: pattern,
      ...(level === undefined ? {} : { level }),
      ...(selected === undefined ? {} : { selected }),
    });
  }
  getByText(text: string | RegExp, options?: TextOptions) {
    return this.then({ by: 'text', pattern: patternOf(text, options) });
  }
  getByLabel(text: string | RegExp, options?: TextOptions) {
    return this.then({ by: 'label', pattern: patternOf(text, options) });
  }
  getByTestId(id: string) {
    return this.locator(`[data-testid="${id}"]`);
  }
  locator(selector: string) {
    return this.then({ by: 'css', selector });
  }
  nth(index: number) {
    return this.then({ by: 'nth', index });
  }
  first() {
    return this.nth(0);
  }

  states(): Promise<ElementState[]> {
    return this.window.find('states', this.steps);
  }

  /** Acts on the only matching element; retries while it is missing. */
  private async act<Value>(what: string, action: (element: ElementReference) => Promise<Value>) {
    const deadline = Date.now() + ACTION_TIMEOUT_MS;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const found: ElementReference[] = await this.window.find('find', this.steps);
        const [element] = found;
        if (found.length > 1) throw new Error(`${found.length} elements for ${what} ${this}`);
        if (element === undefined) throw new WebDriverError('no such element', `${this}`);
        return await action(element);
      } catch (error) {
        const isPassing = error instanceof WebDriverError && PASSING.includes(error.code);
        if (!isPassing) throw error;
        if (Date.now() > deadline) throw new Error(`${what} ${this}`, { cause: error });
        await pause(attempt);
      }
    }
  }

  private enabled(element: ElementReference) {
    return this.window.find<boolean>('isEnabled', element).then((isEnabled) => {
      if (!isEnabled) throw new WebDriverError('element not interactable', `disabled: ${this}`);
    });
  }

  /** Waits until the element's position is stable for a frame: a press would miss a moving element. */
  private still(element: ElementReference) {
    return this.window.call(async (moving: Element) => {
      for (let last = ''; ;) {
        const box = JSON.stringify(moving.getBoundingClientRect());
        if (box === last) return;
        last = box;
        await new Promise(requestAnimationFrame);
      }
    }, element);
  }

  click() {
    return this.act('click', async (element) => {
      await this.enabled(element);
      await this.still(element);
      await this.window.send('POST', `/element/${elementId(element)}/click`, {});
    });
  }
  hover() {
    return this.act('hover', (element) => this.window.mouse.moveToElement(element));
  }
  fill(value: string) {
    return this.act('fill', async (element) => {
      await this.enabled(element);
      await this.window.find('fill', element, value);
    });
  }
  focus() {
    return this.evaluate((element) => {
      if (element instanceof HTMLElement) element.focus();
    });
  }
  async press(key: string) {
    await this.focus();
    await this.window.keyboard.press(key);
  }
  async pressSequentially(text: string) {
    await this.focus();
    await this.window.keyboard.type(text);
  }
  setInputFiles(file: string) {
    return this.act('choose a file in', async (element) => {
      const body = { text: resolve(file) };
      await this.window.send('POST', `/element/${elementId(element)}/value`, body);
    });
  }
  boundingBox() {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
  getAttribute(name: string) {
    return this.evaluate((element, wanted) => element.getAttribute(wanted), name);
  }
  innerText() {
    return this.evaluate((element) => (element instanceof HTMLElement ? element.innerText : ''));
  }
  textContent() {
    return this.evaluate((element) => element.textContent);
  }
  async count() {
    return (await this.states()).length;
  }
  evaluate<Value, Argument>(
    read: (element: Element, argument: Argument) => Value,
    argument?: Argument,
  ): Promise<Awaited<Value>> {
    return this.act('read', (element) => this.window.call<Awaited<Value>>(read, element, argument));
  }
  async evaluateAll<Value>(read: (elements: Element[]) => Value): Promise<Awaited<Value>> {
    const found: ElementReference[] = await this.window.find('find', this.steps);
    // WebKit's driver accepts elements as arguments, but not in lists.
    return this.window.run<Awaited<Value>>(`return (${read.toString()})([...arguments])`, found);
  }

  toString() {
    return this.steps.map((step) => JSON.stringify(step)).join(' > ');
  }
}
