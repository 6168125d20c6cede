import { type AdminActivity } from '../../../domain/people/admin';
import { foldForSearch, matchesSearch } from '../../../domain/text/searchText';

export interface ActivityFilter {
  query: string;
  /** Null for all actions. */
  action: string | null;
}

/** Entries with the given action that match every word of the query. */
export function filterActivity(
  activity: readonly AdminActivity[],
  { query, action }: ActivityFilter,
): AdminActivity[] {
  return activity.filter((entry) => {
    if (action !== null && entry.action !== action) return false;
    const { admin, target_email, notes, role } = entry;
    const texts = [admin.name, admin.email, entry.action, target_email, notes, role];
    const searchTexts = texts.map((text) => foldForSearch(text ?? ''));
    return matchesSearch(searchTexts, query);
  });
}

/** Distinct actions in alphabetical order. */
export const distinctActions = (activity: readonly AdminActivity[]): string[] =>
  [...new Set(activity.map((entry) => entry.action))].filter((action) => action !== '').sort();
