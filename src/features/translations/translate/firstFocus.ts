/**
 * Policy for focusing the first empty field: 'always' after moving from another tour, 'never' when a command opened the
 * page, otherwise 'free': only if nothing else has the focus.
 */
export type FirstFocus = 'always' | 'free' | 'never';

/** True when nothing but the page itself has the focus. */
const isFocusFree = () => document.activeElement?.matches('body, #main, [data-page-title]') ?? true;

/** True when a newly shown tour should take the focus. */
export const takesFocus = (when: FirstFocus) =>
  when === 'always' || (when === 'free' && isFocusFree());
