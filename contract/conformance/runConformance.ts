import { type Operation } from '../document/operation';
import { idIn, recordIn, type Known, type Step } from './conformanceStep';
import { type Verdict } from './judgeResponse';
import { judgeStep } from './judgeStep';
import { readingSteps } from './readingSteps';
import { createSender, type Send } from './sender';
import { sendWithExtensions } from './sendWithExtensions';
import { writingSteps } from './writingSteps';

export interface ConformanceOptions {
  operations: readonly Operation[];
  /** URL of the worker, without a trailing slash. */
  base: string;
  send: typeof fetch;
  /** Null runs only public calls. */
  token: string | null;
  /** True to include calls that reach people or leave data behind. */
  isSending: boolean;
  /** Name prefix of the run's own records. */
  prefix: string;
  timeoutMs: number;
}

export interface ConformanceRow {
  call: string;
  result: Verdict['result'] | 'not asked';
  tolerances: string[];
  /** Working extensions of this call. */
  extensions: string[];
  reason: string;
}

export interface ConformanceReport {
  rows: ConformanceRow[];
  /** Extensions announced in `Kathayatra-Extensions`, working or not. */
  extensions: string[];
  /** Paths of records that the run created and could not remove. */
  left: string[];
}

/** Id of one of the run's records in a list, in any container. */
function ownId(
  body: unknown,
  isOwn: (record: Record<string, unknown>) => boolean,
): string | undefined {
  const lists = [body, ...Object.values(Object(body))].filter((one) => Array.isArray(one));
  return idIn(lists.flat().find((one) => isOwn(recordIn(one))));
}

/** A list that contains records of a run, and the call that removes one. */
interface OwnList {
  list: string;
  query: Record<string, string>;
  remove: string;
  isOwn: (record: Record<string, unknown>) => boolean;
}

/** Removes remaining records of the run, found by name; a tour takes everything below it along. */
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
      const { text } = await send(list, { query });
      const id = ownId(JSON.parse(text), isOwn);
      if (id === undefined) continue;
      const { status } = await send(remove, { path: { id } });
      if (status >= 300) left.push(remove.replace('DELETE ', '').replace('{id}', id));
    } catch {
      left.push(`unknown: ${list} could not be read`);
    }
  }
  return left;
}

/** Makes every call once and judges each response; a failing call does not end the run. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { operations, token, isSending, prefix } = options;
  const known: Known = { prefix, language: 'en', otherLanguage: null };
  const { send, announced } = createSender(options);

  async function take(step: Step): Promise<ConformanceRow> {
    const operation = operations.find(({ name }) => name === step.call);
    if (operation === undefined) throw new Error(`${step.call} is no call of the contract`);
    const { call } = step;
    const empty = { call, tolerances: [], extensions: [] };
    const notAsked = (reason: string): ConformanceRow => ({
      ...empty,
      result: 'not asked',
      reason,
    });
    if (token === null && !operation.isPublic) return notAsked('it needs a token');
    if (step.isSent && !isSending) return notAsked('it reaches people or stays behind: --send');
    const request = step.request(known);
    if (request === null) return notAsked('an earlier call did not bring what it needs');
    try {
      const extended = await sendWithExtensions(step, request, { operation, announced, send });
      const { verdict, extensions } = judgeStep(step, operation, extended);
      const { result, tolerances, reason } = verdict;
      if (verdict.value !== null) step.learn?.(known, verdict.value);
      return { call, result, tolerances, extensions, reason };
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      return { ...empty, result: 'broken', reason };
    }
  }

  const rows: ConformanceRow[] = [];
  for (const step of [...readingSteps, ...writingSteps]) rows.push(await take(step));
  const left = token === null ? [] : await removeOwn(known, send);
  return { rows, extensions: [...announced].sort(), left };
}
