import autocannon, { type Client as Connection } from 'autocannon';
import { residentMegabytes } from '../../scripts/soak/residentMegabytes';
import { seededRandom } from '../../worker/sample/seededRandom';

const EDITORS = Number(process.env['EDITORS'] ?? 200);
const MIX_SECONDS = Number(process.env['MIX_SECONDS'] ?? 60);
/** Number of calls that an editor repeats. */
const CALLS_AN_EDITOR = 50;
/** Share of an editor's calls that change a record. */
const CHANGED = 0.02;

export type Random = ReturnType<typeof seededRandom>;

export interface EditorCall {
  method: 'GET' | 'PATCH' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls of an editor: one of the reads, all equally likely, or a change. */
export interface EditorCalls {
  reads: readonly ((random: Random) => Pick<EditorCall, 'path' | 'headers'>)[];
  change(random: Random): EditorCall;
}

/** A word that an editor searches for. */
export const pickWord = (random: Random) => random.pick(['fort', 'taj', 'river', 'किला']);
/** A new duration of a tour, in seconds. */
export const pickDuration = (random: Random) => random.integer(600, 7200);

/** Calls of one editor, in a random but reproducible order. */
function callsOf(editor: number, { reads, change }: EditorCalls): EditorCall[] {
  const random = seededRandom(`editor ${editor}`);
  return Array.from({ length: CALLS_AN_EDITOR }, () =>
    random.chance(CHANGED) ? change(random) : { method: 'GET', ...random.pick(reads)(random) },
  );
}

export const mixTitle = `${EDITORS} editors at work for ${MIX_SECONDS} s, a change among ${1 / CHANGED} calls`;
export const mixColumns = [
  ...['A second', 'p50', 'p90', 'p97.5', 'p99', 'Lost', 'Statuses', 'Memory before, after'],
];

/** Many concurrent editors without pauses between their calls, and the process's memory before and after. */
export async function measureEditors(
  { url, pid }: { url: string; pid: number },
  calls: EditorCalls,
): Promise<string[]> {
  const before = residentMegabytes(pid);
  let editor = 0;
  const setupClient = (client: Connection) => client.setRequests(callsOf(editor++, calls));
  const options = {
    url,
    connections: EDITORS,
    duration: MIX_SECONDS,
    timeout: 60,
    setupClient,
  };
  const { requests, latency, errors, timeouts, statusCodeStats } = await autocannon(options);
  const statuses = Object.entries(statusCodeStats).map(
    ([status, stats]) => `${status}: ${stats?.count ?? 0}`,
  );
  return [
    String(Math.round((requests.total / MIX_SECONDS) * 10) / 10),
    ...[latency.p50, latency.p90, latency.p97_5, latency.p99].map((time) => `${time} ms`),
    String(errors + timeouts),
    statuses.join(', '),
    `${Math.round(before)} MB, ${Math.round(residentMegabytes(pid))} MB`,
  ];
}
