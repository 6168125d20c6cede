import { objectsIn } from '../testResults';
import { engines, type Engine } from './engines';

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

/** Table of engines and sentences; names the engines that are not installed. */
export function engineTableLines(report: unknown, installed: readonly Engine[]): string[] {
  const sentences = sharedSentences(report);
  const absent = engines.filter((engine) => !installed.includes(engine));
  const notInstalled = absent.map((engine) => `Not installed, so not tested: ${engine}`);
  if (sentences.length === 0) return notInstalled;
  const row = (cells: readonly string[], name: string) =>
    [...cells.map((cell) => cell.padEnd(9)), name].join('  ');
  return [
    row(installed, 'Sentences in more than one engine'),
    ...sentences.map(({ name, outcomes }) =>
      row(
        installed.map((engine) => outcomes.get(engine) ?? '-'),
        name,
      ),
    ),
    ...notInstalled,
  ];
}
