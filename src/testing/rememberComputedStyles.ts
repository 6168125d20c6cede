/**
 * Keeps what `getComputedStyle` answers for an element until the document changes. jsdom copies a style property
 * by property for each call, and Testing Library asks hundreds of times a test, most of them between two changes.
 */
export function rememberComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    // Changes of the current task, of which the observer was not told yet.
    if (changes.takeRecords().length > 0) forget();
    const known = styles.get(element);
    if (known !== undefined) return known;
    const style = compute(element);
    styles.set(element, style);
    return style;
  };
}
