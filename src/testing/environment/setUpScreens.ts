import './productionReact';
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';

// The first screen of a file opens a database and loads a chunk, which exceeds the default of one second.
configure({
  asyncUtilTimeout: 30_000,
  // Omits the serialised document, which would bury the message.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// A shared, busy machine stalls at times; tests that need a second try are listed as flaky.
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Responses, toasts and transitions update state outside act: tests wait for their result instead. jsdom navigates
// nowhere: tests look at the link that was followed.
const EXPECTED = ['not wrapped in act', 'Not implemented: navigation'];
const logError = console.error;
console.error = (...args: unknown[]) => {
  const message = String(args[0]);
  if (!EXPECTED.some((each) => message.includes(each))) logError(...args);
};

/** Attributes that selectors of hiding rules use, and inline styles that hide an element. */
const STYLING = ['class', 'hidden', 'type', 'disabled', 'open'];
const HIDING = /display|visibility|opacity|pointer-events/;

/** A computed style, with the id of the tag, attributes and ancestors that determine it. */
interface StyleEntry {
  id: number;
  style?: CSSStyleDeclaration;
}

/**
 * Computes a style once for all elements with the same tag, attributes and ancestors. jsdom matches every rule against
 * an element and its ancestors after each change of the document, and Testing Library reads styles hundreds of times
 * per test. Rules inserted later belong to new classes.
 */
function rememberComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const bySignature = new Map<string, StyleEntry>();
  let entries = new WeakMap<Element, StyleEntry>();
  const entryOf = (element: Element): StyleEntry => {
    const known = entries.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement === null ? -1 : entryOf(element.parentElement).id;
    const inline = element.getAttribute('style') ?? '';
    const signature = JSON.stringify([
      parent,
      element.tagName,
      element === document.activeElement,
      HIDING.test(inline) ? inline : '',
      ...STYLING.map((each) => element.getAttribute(each)),
    ]);
    const entry = bySignature.get(signature) ?? { id: bySignature.size };
    bySignature.set(signature, entry);
    entries.set(element, entry);
    return entry;
  };
  const forget = () => {
    entries = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    // Mutations of the current task, which the observer has not reported yet.
    if (changes.takeRecords().length > 0) forget();
    const entry = entryOf(element);
    return (entry.style ??= compute(element));
  };
}
rememberComputedStyles();

// Lists show their grid immediately; the grid preview has tests of its own.
jest.mock('../../ui/grid/useGridTable', () => ({
  useGridTable: jest.fn(() => jest.requireActual('../../ui/grid/RecordGridTable').RecordGridTable),
}));

class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(window, {
  ResizeObserver: NoopObserver,
  IntersectionObserver: NoopObserver,
  // Returns a promise, as in Chromium, despite its declared type.
  scrollTo: (): unknown => Promise.resolve(),
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    onchange: null,
    dispatchEvent: () => false,
  }),
});
URL.createObjectURL ??= () => 'blob:stand-in';
URL.revokeObjectURL ??= () => undefined;
// jsdom has no layout. Chromium returns a promise here too.
Element.prototype.scrollIntoView ??= (): unknown => Promise.resolve();
// jsdom has no media engine.
HTMLMediaElement.prototype.play = async () => undefined;
HTMLMediaElement.prototype.pause = () => undefined;
HTMLMediaElement.prototype.load = () => undefined;
// jsdom does not draw.
HTMLCanvasElement.prototype.getContext = () => null;
