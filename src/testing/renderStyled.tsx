import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { type ReactElement, type ReactNode } from 'react';

/** Declarations that decide whether people and their tools find an element and can use it. */
const FINDABLE = /^(display:none|visibility:.*|opacity:[01]|pointer-events:.*|user-select:none)$/;

/** Elements that stylis passes to its plugins, as far as they are read here. */
interface StyleElement {
  type: string;
  value: string;
}

/** Turns each declaration that tests cannot notice into a comment, which stylis does not write. */
function keepFindable(element: StyleElement): void {
  if (element.type === 'decl' && !FINDABLE.test(element.value.replace(/;$/, '')))
    element.type = 'comm';
}

/**
 * jsdom tries each rule of the page on each element whose style is read, and Testing Library does so
 * hundreds of times a test. The components have thousands of rules: those that only lay out and colour, which jsdom
 * does not do, are left out.
 */
const cache = createCache({ key: 'css', stylisPlugins: [keepFindable] });

function Styles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Renders with those styles of the components that hide something or take pointers from it. */
export const renderStyled = (element: ReactElement) => render(element, { wrapper: Styles });
