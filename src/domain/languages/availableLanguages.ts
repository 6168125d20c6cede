import { type Problem } from '../problem';
import { isJson } from '../reading';

/** The languages in which, by a 404, a record does have words; empty where the worker names none. */
export function availableLanguages(problem: Problem | null): string[] {
  const list = isJson(problem?.body) ? problem.body['available_languages'] : null;
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
}
