import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import * as React from 'react';

// The first screen of a file opens a database and loads its chunk: that takes longer than a second.
configure({
  asyncUtilTimeout: 30_000,
  // The whole document in every message hides the message.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

// Answers, toasts and transitions come when they come: tests wait for what they show, not inside act.
const sayError = console.error;
console.error = (...words: unknown[]) => {
  if (!String(words[0]).includes('not wrapped in act')) sayError(...words);
};

// React's development build notes where each element was made: a seventh of the time of these tests.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === 'object' && internals !== null) {
  const untilEnough = { get: () => Infinity, set: () => undefined };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', untilEnough);
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(window, {
  ResizeObserver: StillObserver,
  IntersectionObserver: StillObserver,
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
