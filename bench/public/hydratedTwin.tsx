import { createElement, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type TwinNode } from './twinNode';

declare global {
  interface Window {
    twin: TwinNode[];
  }
}

const doNothing = () => undefined;

/** Attributes are left to the HTML: React's production build compares tags and texts alone. */
function elementOf(node: TwinNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, children] = node;
  return createElement(tag, { onClick: doNothing }, ...children.map(elementOf));
}

/** Page whose every element has a handler that does nothing. */
function Twin() {
  useEffect(() => {
    document.documentElement.dataset['isHydrated'] = '';
  }, []);
  return window.twin.map(elementOf);
}

// In a transition, as the product's pages are hydrated: input is handled meanwhile.
const root = document.querySelector('#root');
if (root === null) throw new Error('The twin has no root');
startTransition(() => {
  hydrateRoot(root, <Twin />, {
    onRecoverableError: (failure) => {
      // It was rendered anew, which is not what is measured.
      document.body.textContent = String(failure);
    },
  });
});
