import { isJson } from '../jsonReader';

/** Figures that a person has seen, which an extending type names. */
export interface Seen {
  /** Time of the last look, in epoch milliseconds. */
  atMs: number;
}

/** The visit under way and the one before it. */
export interface Visits<Figures extends Seen> {
  current: Figures;
  previous: Figures | null;
}

/** Pause after which what is looked at again makes a new visit. */
const VISIT_GAP_MS = 60 * 60 * 1000;

/** Null for a record that is missing or cannot be read. */
export function parseVisits<Figures extends Seen>(
  value: unknown,
  parseSeen: (seen: unknown) => Figures | null,
): Visits<Figures> | null {
  if (!isJson(value)) return null;
  const current = parseSeen(value['current']);
  return current && { current, previous: parseSeen(value['previous']) };
}

/** Visits after something was seen: after a pause it begins a new visit. */
export function visitsWith<Figures extends Seen>(
  visits: Visits<Figures> | null,
  seen: Figures,
): Visits<Figures> {
  if (visits === null) return { current: seen, previous: null };
  const isNew = seen.atMs - visits.current.atMs > VISIT_GAP_MS;
  return { current: seen, previous: isNew ? visits.current : visits.previous };
}
