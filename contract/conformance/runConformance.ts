import { type Operation } from '../document/operation';
import { idIn, recordIn, type Known, type Step, type StepRequest } from './conformanceStep';
import { judgeRefusal, judgeSuccess, type Verdict } from './judgeAnswer';
import { readingSteps } from './readingSteps';
import { writingSteps } from './writingSteps';

export interface ConformanceOptions {
  operations: readonly Operation[];
  /** Address of the worker, without a slash at its end. */
  base: string;
  send: typeof fetch;
  /** Null: public calls alone. */
  token: string | null;
  /** Also what reaches people or stays behind. */
  isSending: boolean;
  /** The name of the run's own records. */
  prefix: string;
  timeoutMs: number;
}

export interface ConformanceRow {
  call: string;
  result: Verdict['result'] | 'not asked';
  tolerances: string[];
  reason: string;
}

export interface ConformanceReport {
  rows: ConformanceRow[];
  /** As `Kathayatra-Extensions` lists them. */
  extensions: string[];
  /** Paths of what the run made and could not remove. */
  left: string[];
}

type Send = (call: string, request: StepRequest) => Promise<Response>;

function sender(options: ConformanceOptions, extensions: Set<string>): Send {
  const { base, send, token, timeoutMs } = options;
  return async (call, { path = {}, query = {}, body, form }) => {
    const [method = 'GET', template = ''] = call.split(' ');
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (body) headers['content-type'] = 'application/json';
    const fields = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) fields.set(name, value);
    const answer = await send(`${base}${filled}${search === '' ? '' : `?${search}`}`, {
      method,
      headers,
      body: form ? fields : body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const listed = answer.headers.get('kathayatra-extensions') ?? '';
    for (const one of listed.split(',')) if (one.trim() !== '') extensions.add(one.trim());
    return answer;
  };
}

/** The id of a record of the run among those of a list, in whatever container. */
function ownId(
  body: unknown,
  isOwn: (record: Record<string, unknown>) => boolean,
): string | undefined {
  const lists = [body, ...Object.values(Object(body))].filter((one) => Array.isArray(one));
  return idIn(lists.flat().find((one) => isOwn(recordIn(one))));
}

/** A list in which records of a run are found, and the call that removes one. */
interface OwnList {
  list: string;
  query: Record<string, string>;
  remove: string;
  isOwn: (record: Record<string, unknown>) => boolean;
}

/** Removes what is still there of the run, found by its name; what is below a tour goes with it. */
async function removeOwn({ prefix, language }: Known, send: Send): Promise<string[]> {
  const own: OwnList[] = [
    {
      list: 'GET /api/tours',
      query: { lang: language },
      remove: 'DELETE /api/tours/{id}',
      isOwn: (record) => record['slug'] === prefix,
    },
    {
      list: 'GET /api/languages',
      query: {},
      remove: 'DELETE /api/languages/{id}',
      isOwn: (record) => record['label'] === prefix,
    },
  ];
  const left: string[] = [];
  for (const { list, query, remove, isOwn } of own) {
    try {
      const id = ownId(await (await send(list, { query })).json(), isOwn);
      if (id === undefined) continue;
      const { ok } = await send(remove, { path: { id } });
      if (!ok) left.push(remove.replace('DELETE ', '').replace('{id}', id));
    } catch {
      left.push(`unknown: ${list} could not be read`);
    }
  }
  return left;
}

/** Makes every call once and judges each answer; a failure of one ends none of the others. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { operations, token, isSending, prefix } = options;
  const known: Known = { prefix, language: 'en', otherLanguage: null };
  const extensions = new Set<string>();
  const send = sender(options, extensions);

  async function take(step: Step): Promise<ConformanceRow> {
    const operation = operations.find(({ name }) => name === step.call);
    if (operation === undefined) throw new Error(`${step.call} is no call of the contract`);
    const notAsked = (reason: string): ConformanceRow => {
      return { call: step.call, result: 'not asked', tolerances: [], reason };
    };
    if (token === null && !operation.isPublic) return notAsked('it needs a token');
    if (step.isSent && !isSending) return notAsked('it reaches people or stays behind: --send');
    const request = step.request(known);
    if (request === null) return notAsked('an earlier call did not bring what it needs');
    try {
      const answer = await send(step.call, request);
      const judge = step.isRefused ? judgeRefusal : judgeSuccess;
      const verdict = judge(operation, answer.status, await answer.text());
      if (verdict.result === 'kept') step.learn?.(known, verdict.value);
      const { result, tolerances, reason } = verdict;
      return { call: step.call, result, tolerances, reason };
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      return { call: step.call, result: 'broken', tolerances: [], reason };
    }
  }

  const rows: ConformanceRow[] = [];
  for (const step of [...readingSteps, ...writingSteps]) rows.push(await take(step));
  const left = token === null ? [] : await removeOwn(known, send);
  return { rows, extensions: [...extensions].sort(), left };
}
