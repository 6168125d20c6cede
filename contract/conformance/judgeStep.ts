import { isJson } from '../../src/domain/jsonReader';
import { type Operation } from '../document/operation';
import { type Step } from './conformanceStep';
import { judgeLack, judgeRefusal, judgeSuccess, type Verdict } from './judgeResponse';
import { parseJson } from '../../src/domain/jsonReader';
import { type ExtendedResponse } from './sendWithExtensions';

interface JudgedStep {
  verdict: Verdict;
  /** Working extensions of the call. */
  extensions: string[];
}

/** Extensions visible in a response about a missing language. */
function shownBy(text: string): string[] {
  const body = parseJson(text);
  return isJson(body) && Array.isArray(body['available_languages']) ? ['available-languages'] : [];
}

/** Verdict on a step's response; an announced extension that does not work breaks it. */
export function judgeStep(
  step: Step,
  operation: Operation,
  { response, works, fails }: ExtendedResponse,
): JudgedStep {
  const { status, text } = response;
  const { tries } = step;
  if (tries?.absent.includes(status)) {
    const reason = tries.withoutIt;
    return {
      verdict: { result: 'absent', tolerances: [], reason, value: null },
      extensions: works,
    };
  }
  const judge = step.isRefused ? judgeRefusal : step.isLacking ? judgeLack : judgeSuccess;
  const verdict = judge(operation, status, text);
  if (verdict.result !== 'kept') return { verdict, extensions: works };
  const { tolerances, value } = verdict;
  if (fails.length > 0) {
    const reason = fails.join('; ');
    return { verdict: { result: 'broken', tolerances, reason, value }, extensions: works };
  }
  const shown = step.isLacking ? shownBy(text) : [];
  const tried = tries === undefined ? [] : [tries.extension];
  return { verdict, extensions: [...works, ...shown, ...tried] };
}
