const collators = new Map<string, Intl.Collator>();

function makeCollator(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language, { numeric: true });
  } catch {
    return new Intl.Collator('en', { numeric: true });
  }
}

/** Cached collator of a language, with numeric ordering; English for an invalid tag. */
export function collatorFor(language: string): Intl.Collator {
  const cached = collators.get(language);
  if (cached !== undefined) return cached;
  const created = makeCollator(language);
  collators.set(language, created);
  return created;
}

/** Compares two texts in ascending order of a language; empty and missing ones sort last. */
export function compareTexts(
  a: string | null | undefined,
  b: string | null | undefined,
  language: string,
): number {
  const first = a ?? '';
  const second = b ?? '';
  if (first === '' || second === '') return Number(first === '') - Number(second === '');
  return collatorFor(language).compare(first, second);
}
