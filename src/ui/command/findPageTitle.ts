/** Heading of the page, which takes the focus when no other element can (WCAG 2.2, 2.4.3). */
export const findPageTitle = () => document.querySelector<HTMLElement>('[data-page-title]');

/** Scrolling content area of the frame. */
export const findMain = () => document.getElementById('main');
