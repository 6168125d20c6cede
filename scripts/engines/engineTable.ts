import { objectsIn } from '../testResults';
import { type Engine } from './engines';

type Outcome = 'ok' | '2nd try' | 'FAILED' | 'not run';

/** Outcomes of a sentence, by engine in which it ran. */
interface Sentence {
  name: string;
  outcomes: Map<string, Outcome>;
}

function outcomeOf(test: object): Outcome {
  const status: unknown = Reflect.get(test, 'status');
  if (status === 'skipped') return 'not run';
  if (status === 'flaky') return '2nd try';
  return status === 'unexpected' ? 'FAILED' : 'ok';
}

/** Sentences in Playwright's JSON report that run in more than one engine. */
function sharedSentences(report: unknown): Sentence[] {
  const sentences = new Map<string, Sentence>();
  for (const spec of objectsIn(report, (found) => 'tests' in found && 'ok' in found)) {
    const name = String(Reflect.get(spec, 'title'));
    const outcomes = sentences.get(name)?.outcomes ?? new Map<string, Outcome>();
    for (const test of objectsIn(spec, (found) => 'projectName' in found)) {
      outcomes.set(String(Reflect.get(test, 'projectName')), outcomeOf(test));
    }
    sentences.set(name, { name, outcomes });
  }
  return [...sentences.values()].filter(({ outcomes }) => outcomes.size > 1);
}

/** Table of the sentences that ran in more than one of the engines. */
export function engineTableLines(report: unknown, tried: readonly Engine[]): string[] {
  const sentences = sharedSentences(report);
  if (sentences.length === 0) return [];
  const row = (cells: readonly string[], name: string) =>
    [...cells.map((cell) => cell.padEnd(9)), name].join('  ');
  return [
    row(tried, 'Sentences in more than one engine'),
    ...sentences.map(({ name, outcomes }) =>
      row(
        tried.map((engine) => outcomes.get(engine) ?? '-'),
        name,
      ),
    ),
  ];
}
