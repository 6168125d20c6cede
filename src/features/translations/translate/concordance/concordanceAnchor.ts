/** Anchor of the panel of terms: words in a source, or a record. */
export interface TermAnchor {
  element: HTMLElement;
  range: Range | null;
}

/** Rectangle of an anchor: as wide as the column of the sources, as high as the words or the record. */
function anchorRect({ element, range }: TermAnchor): DOMRect {
  const whole = element.getBoundingClientRect();
  const column = element.querySelector('[data-source]')?.getBoundingClientRect() ?? whole;
  const words = range?.getBoundingClientRect();
  const { top, height } = words === undefined || words.height === 0 ? whole : words;
  return new DOMRect(column.left, top, column.width, height);
}

/** Anchor as the popper takes it. */
export const popperAnchor = (anchor: TermAnchor) => ({
  getBoundingClientRect: () => anchorRect(anchor),
  contextElement: anchor.element,
});

/** Width of the column of the sources: a panel of that width covers no field beside it. */
export const columnWidth = (anchor: TermAnchor): number => anchorRect(anchor).width;

/** True where the fields are beside the sources, false where they are below them. */
export function hasFieldsBeside({ element }: TermAnchor): boolean {
  const record = element.closest('[data-pair]');
  const source = record?.querySelector('[data-source]')?.getBoundingClientRect();
  const field = record?.querySelector('textarea')?.getBoundingClientRect();
  return source === undefined || field === undefined || field.left >= source.right;
}
