/** Moves the focus to the first row whose proposal cannot be added. */
export function focusBlocked(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('[data-blocked]');
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus();
}

/** The nearest check box after (1) or before (-1) one that can be used. */
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
