import './productionReact';
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';

// The first screen of a file opens a database and loads a chunk, which exceeds the default of one second.
configure({
  asyncUtilTimeout: 30_000,
  // The message leaves out the serialised document, which would bury it.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// Responses, toasts and transitions update state outside act: tests wait for their result instead.
const logError = console.error;
console.error = (...args: unknown[]) => {
  if (!String(args[0]).includes('not wrapped in act')) logError(...args);
};

/**
 * Keeps what `getComputedStyle` answers for an element until the document changes. jsdom copies a style property
 * by property for each call, and Testing Library asks hundreds of times a test, most of them between two changes.
 */
function rememberComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    // Changes of the current task, of which the observer was not told yet.
    if (changes.takeRecords().length > 0) forget();
    const known = styles.get(element);
    if (known !== undefined) return known;
    const style = compute(element);
    styles.set(element, style);
    return style;
  };
}
rememberComputedStyles();

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
  scrollTo: () => undefined,
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
Element.prototype.scrollIntoView ??= () => undefined;
// jsdom has no media engine.
HTMLMediaElement.prototype.play = async () => undefined;
HTMLMediaElement.prototype.pause = () => undefined;
HTMLMediaElement.prototype.load = () => undefined;
// jsdom draws nothing.
HTMLCanvasElement.prototype.getContext = () => null;
