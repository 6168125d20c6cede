/** Names joined for a sentence: 'title, city, and country'. */
export const listWithAnd = (names: Iterable<string>) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** Names joined as alternatives: 'title or city'. */
export const listWithOr = (names: Iterable<string>) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

/** Text with a capital first letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
