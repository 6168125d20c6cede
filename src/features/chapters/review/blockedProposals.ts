/** Focuses the first row whose proposal cannot be added. */
export function focusBlocked(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-blocked]');
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus();
}

/** The nearest enabled check box after (1) or before (-1) an index; undefined if there is none. */
export function besideUsable(
  checkboxes: readonly HTMLInputElement[],
  index: number,
  step: 1 | -1,
): HTMLInputElement | undefined {
  for (let next = index + step; next in checkboxes; next += step) {
    if (checkboxes[next]?.disabled === false) return checkboxes[next];
  }
  return undefined;
}
