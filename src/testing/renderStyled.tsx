import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { type ReactElement, type ReactNode } from 'react';

/** Declarations that decide whether people and tools can find and use an element. */
const FINDABLE = /^(display:none|visibility:.*|opacity:[01]|pointer-events:.*|user-select:none)$/;

/** The part of a stylis element that is read here. */
interface StyleElement {
  type: string;
  value: string;
}

/** Turns a declaration that tests cannot observe into a comment, which stylis omits. */
function keepFindable(element: StyleElement): void {
  if (element.type === 'decl' && !FINDABLE.test(element.value.replace(/;$/, '')))
    element.type = 'comm';
}

/**
 * Omits rules that only affect layout and colour, which jsdom does not render. jsdom matches every rule against each
 * element whose style is read, Testing Library reads styles hundreds of times per test, and the components have
 * thousands of rules.
 */
const cache = createCache({ key: 'css', stylisPlugins: [keepFindable] });

function Styles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Renders with only those component styles that hide elements or disable pointer events. */
export const renderStyled = (element: ReactElement) => render(element, { wrapper: Styles });
