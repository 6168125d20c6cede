import { createElement, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type TwinNode } from './twinNode';

declare global {
  interface Window {
    twin: TwinNode[];
  }
}

const doNothing = () => undefined;

/** Attributes are left to the HTML: React's production build compares only tags and texts. */
function elementOf(node: TwinNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, children] = node;
  return createElement(tag, { onClick: doNothing }, ...children.map(elementOf));
}

/** Page with a no-op handler on every element. */
function Twin() {
  useEffect(() => {
    document.documentElement.dataset['isHydrated'] = '';
  }, []);
  return window.twin.map(elementOf);
}

// In a transition, like the product's hydration, so that input is handled meanwhile.
const root = document.querySelector('#root');
if (root === null) throw new Error('The twin has no root');
startTransition(() => {
  hydrateRoot(root, <Twin />, {
    onRecoverableError: (failure) => {
      // React re-rendered the page, which would not measure hydration.
      document.body.textContent = String(failure);
    },
  });
});
