/** Anchor of the terms panel: a range of source text, or a record. */
export interface TermAnchor {
  element: HTMLElement;
  range: Range | null;
}

/** Rectangle of an anchor: the source column's width, and the height of the range or the record. */
function anchorRect({ element, range }: TermAnchor): DOMRect {
  const whole = element.getBoundingClientRect();
  const column = element.querySelector('[data-source]')?.getBoundingClientRect() ?? whole;
  const words = range?.getBoundingClientRect();
  const { top, height } = words === undefined || words.height === 0 ? whole : words;
  return new DOMRect(column.left, top, column.width, height);
}

/** Anchor as a virtual element for Popper. */
export const popperAnchor = (anchor: TermAnchor) => ({
  getBoundingClientRect: () => anchorRect(anchor),
  contextElement: anchor.element,
});

/** Width of the source column: a panel of that width covers no field beside it. */
export const columnWidth = (anchor: TermAnchor): number => anchorRect(anchor).width;

/** True when fields are beside their sources, false when stacked below them. */
export function hasFieldsBeside({ element }: TermAnchor): boolean {
  const record = element.closest('[data-pair]');
  const source = record?.querySelector('[data-source]')?.getBoundingClientRect();
  const field = record?.querySelector('textarea')?.getBoundingClientRect();
  return source === undefined || field === undefined || field.left >= source.right;
}
