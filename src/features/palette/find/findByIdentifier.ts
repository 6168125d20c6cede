import { consolePattern } from '../../../domain/siteRoute';
import { icons } from '../commands/paletteIcons';
import { type PaletteEntry } from './findEntries';
import { MAX_TOURS } from './findParts';

/** Path given by a query or by its URL on this site; null for other text. */
function pathIn(query: string): string | null {
  const text = query.trim();
  const path = text.startsWith(location.origin) ? text.slice(location.origin.length) : text;
  return consolePattern.test(path.replace(/[?#].*/, '')) ? path : null;
}

/** Minimum length of a slug that finds a tour. */
const MIN_SLUG = 4;

/**
 * Tours whose slug equals a query or starts with it (at least one full word and a hyphen): 'konark-sun-temple',
 * 'konark-sun'.
 */
function findSlugs(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const text = query.trim().toLowerCase();
  const isSlug = text.length >= MIN_SLUG && /^[a-z0-9]+(-[a-z0-9]*)+$/.test(text);
  if (!isSlug) return [];
  return entries
    .filter(({ group, tour }) => group === 'Tours' && tour?.slug.startsWith(text) === true)
    .toSorted((a, b) => Number(b.tour?.slug === text) - Number(a.tour?.slug === text))
    .slice(0, MAX_TOURS)
    .map((entry) => ({ ...entry, detail: entry.tour?.slug }));
}

/** UUID of a record, in the text format of RFC 9562. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Records whose id equals a query. */
const findIds = (entries: readonly PaletteEntry[], id: string) =>
  entries.filter(
    ({ to, isSuggestion }) => isSuggestion !== true && to?.endsWith(`/${id}`) === true,
  );

/** Entries for a pasted URL, slug or id. */
export function findByIdentifier(
  entries: readonly PaletteEntry[],
  query: string,
  open: (path: string) => void,
): PaletteEntry[] {
  const path = pathIn(query);
  const text = query.trim();
  if (ID.test(text)) return findIds(entries, text.toLowerCase());
  if (path === null) return findSlugs(entries, query);
  const named = entries.find(({ to, isSuggestion }) => to === path && isSuggestion !== true);
  if (named !== undefined) return [named];
  return [
    {
      id: path,
      to: path,
      label: `Open ${path}`,
      group: 'Go to',
      icon: icons.command,
      run: () => open(path),
    },
  ];
}
