import { type Problem } from '../problem';
import { isJson } from '../jsonReader';

/** Codes of the languages in which a record has texts, as listed in the body of a 404; empty when not listed. */
export function availableLanguages(problem: Problem | null): string[] {
  const list = isJson(problem?.body) ? problem.body['available_languages'] : null;
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
}
