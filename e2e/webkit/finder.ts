import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** Pattern for an element's text; JSON, because it is passed to the page. */
export type TextPattern =
  { kind: 'exact' | 'part'; text: string } | { kind: 'regex'; source: string; flags: string };

/** One step from elements to their descendants. */
export type Step =
  | { by: 'role'; role: string; name: TextPattern | null; level?: number; selected?: boolean }
  | { by: 'text' | 'label'; pattern: TextPattern }
  | { by: 'css'; selector: string }
  | { by: 'nth'; index: number };

/** Properties of an element that assertions can query. */
export interface ElementState {
  isVisible: boolean;
  isFocused: boolean;
  /** Text of all descendants, with collapsed whitespace. */
  text: string;
  value: string;
  attributes: Record<string, string>;
  /** Fraction of the element inside the window. */
  ratioInView: number;
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

function matches(pattern: TextPattern, text: string): boolean {
  const collapsed = collapse(text);
  if (pattern.kind === 'regex') return new RegExp(pattern.source, pattern.flags).test(collapsed);
  const wanted = collapse(pattern.text);
  if (pattern.kind === 'exact') return collapsed === wanted;
  return collapsed.toLowerCase().includes(wanted.toLowerCase());
}

/** Innermost elements with a matching text. */
function withText(root: ParentNode, pattern: TextPattern): Element[] {
  const hasIt = (element: Element) => matches(pattern, element.textContent);
  return [...root.querySelectorAll('body, body *:not(script, style, noscript)')].filter(
    (element) => hasIt(element) && ![...element.children].some(hasIt),
  );
}

function within(root: Document | Element, step: Step): Element[] {
  const container = root instanceof Document ? root.documentElement : root;
  switch (step.by) {
    case 'role': {
      const { role, name, level, selected } = step;
      return queryAllByRole(container as HTMLElement, role, {
        ...(name === null ? {} : { name: (found) => matches(name, found) }),
        ...(level === undefined ? {} : { level }),
        ...(selected === undefined ? {} : { selected }),
      });
    }
    case 'label':
      return queryAllByLabelText(container as HTMLElement, (found) => matches(step.pattern, found));
    case 'text':
      return withText(root, step.pattern);
    case 'css':
      return [...root.querySelectorAll(step.selector)];
    default:
      return [];
  }
}

/** Elements at the end of the steps, in document order. */
export function find(steps: readonly Step[]): Element[] {
  let found: (Document | Element)[] = [document];
  for (const step of steps) {
    if (step.by === 'nth') found = found.slice(step.index).slice(0, 1);
    else found = [...new Set(found.flatMap((root) => within(root, step)))];
  }
  return found.filter((each) => each instanceof Element);
}

function ratioInView({ left, top, right, bottom, width, height }: DOMRect): number {
  const wide = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const high = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  return width * height === 0 ? 0 : (wide * high) / (width * height);
}

function stateOf(element: Element): ElementState {
  const box = element.getBoundingClientRect();
  return {
    isVisible: box.width * box.height > 0 && element.checkVisibility({ visibilityProperty: true }),
    isFocused: document.activeElement === element,
    text: collapse(element.textContent),
    value: String(Reflect.get(element, 'value') ?? ''),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ratioInView: ratioInView(box),
  };
}

/** States of the elements at the end of the steps. */
export const states = (steps: readonly Step[]) => find(steps).map(stateOf);

/** Sets a field's value as if typed. Bypasses React's own property, so that React notices the change. */
export function fill(field: Element, value: string): void {
  if (field instanceof HTMLElement) field.focus();
  if (field instanceof HTMLElement && field.isContentEditable) field.textContent = value;
  else Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const isEnabled = (element: Element) => !element.matches(':disabled');
