import { type AdminActivity } from '../../../domain/people/admin';
import { foldForSearch, matchesSearch } from '../../../domain/text/searchText';

export interface ActivityFilter {
  query: string;
  /** Null for every action. */
  action: string | null;
}

/** The entries of an action in which every word of the query occurs. */
export function filterActivity(
  activity: readonly AdminActivity[],
  { query, action }: ActivityFilter,
): AdminActivity[] {
  return activity.filter((entry) => {
    if (action !== null && entry.action !== action) return false;
    const { admin, target_email, notes } = entry;
    const texts = [admin.name, admin.email, entry.action, target_email, notes];
    const haystacks = texts.map((text) => foldForSearch(text ?? ''));
    return matchesSearch(haystacks, query);
  });
}

/** The actions that occur, in alphabetical order. */
export const actionsIn = (activity: readonly AdminActivity[]): string[] =>
  [...new Set(activity.map((entry) => entry.action))].filter((action) => action !== '').sort();
