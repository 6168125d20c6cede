/** Heading of the page, which has the focus where nothing else can (WCAG 2.2, 2.4.3). */
export const findPageTitle = () => document.querySelector<HTMLElement>('[data-page-title]');

/** Element of the page that scrolls within the frame. */
export const findMain = () => document.getElementById('main');
