import { isJson } from '../jsonReader';

/** Base of the figures that a person has seen; an extending type adds them. */
export interface Seen {
  /** Time of the last look, in epoch milliseconds. */
  atMs: number;
}

/** Current visit and the one before. */
export interface Visits<Figures extends Seen> {
  current: Figures;
  previous: Figures | null;
}

/** Gap in milliseconds after which another look starts a new visit. */
const VISIT_GAP_MS = 60 * 60 * 1000;

/** Parses stored visits; null when missing or invalid. */
export function parseVisits<Figures extends Seen>(
  value: unknown,
  parseSeen: (seen: unknown) => Figures | null,
): Visits<Figures> | null {
  if (!isJson(value)) return null;
  const current = parseSeen(value['current']);
  return current && { current, previous: parseSeen(value['previous']) };
}

/** Visits after another look, which starts a new visit after a gap. */
export function visitsWith<Figures extends Seen>(
  visits: Visits<Figures> | null,
  seen: Figures,
): Visits<Figures> {
  if (visits === null) return { current: seen, previous: null };
  const isNew = seen.atMs - visits.current.atMs > VISIT_GAP_MS;
  return { current: seen, previous: isNew ? visits.current : visits.previous };
}
