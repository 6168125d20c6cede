import { outdatedNames } from '../source/outdatedPairs';
import { emptyNames, type PairValues, type TextPair } from '../textPairs';

/** Names of the fields left to translate: empty with a non-empty source, or outdated and not edited yet. */
export const remainingFieldNames = (pairs: readonly TextPair[], values: PairValues): string[] => [
  ...emptyNames(pairs, values),
  ...outdatedNames(pairs, values),
];

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * First of the named fields after an element in form order, wrapping around at the end; the element itself comes last.
 */
export function nextField(
  form: HTMLFormElement | null | undefined,
  names: readonly string[],
  after: Element | null,
): HTMLTextAreaElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLTextAreaElement>('textarea[name]') ?? [])];
  const named = fields.filter(({ name }) => names.includes(name));
  return named.find((field) => after !== null && isBefore(after, field)) ?? named[0];
}
