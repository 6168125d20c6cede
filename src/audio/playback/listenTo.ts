/** Adds listeners by event type; returns a function that removes them all. */
export function listenTo(
  target: EventTarget,
  listeners: Readonly<Record<string, () => void>>,
): () => void {
  const entries = Object.entries(listeners);
  entries.forEach(([type, listener]) => target.addEventListener(type, listener));
  return () => entries.forEach(([type, listener]) => target.removeEventListener(type, listener));
}
