/**
 * The first empty field is focused always after a move from another tour, never where keys led to the page, else if
 * nothing has the focus.
 */
export type FirstFocus = 'always' | 'free' | 'never';

/** True when nothing has the focus, or only the page, so that a field may take it. */
const isFocusFree = () => document.activeElement?.matches('body, #main, [data-page-title]') ?? true;

/** True where what a tour is shown with takes the focus. */
export const takesFocus = (when: FirstFocus) =>
  when === 'always' || (when === 'free' && isFocusFree());
