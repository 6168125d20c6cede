import { type Problem } from '../problem';
import { isJson } from '../jsonReader';

/** Languages in which a record has texts, as the body of a 404 lists them; empty when it lists none. */
export function availableLanguages(problem: Problem | null): string[] {
  const list = isJson(problem?.body) ? problem.body['available_languages'] : null;
  return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
}
