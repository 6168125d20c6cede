import { type Problem } from '../../../domain/problem';
import { countOf } from '../../../domain/text/count';
import { isSilent } from '../../../state/model/announceOutcome';
import { announced } from '../../../state/model/noticesSlice';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { selectChapters } from '../../../state/select/selectSections';
import { saveEdits } from '../../../state/sync/saveEdits';
import { chaptersBeyond } from './chaptersBeyond';
import { chapterCopies, textCopies, type Copy } from './copyEdits';

interface CopyTerms {
  /** Fetch of the chapters, started together with the upload. */
  reading: Promise<Problem | null>;
  /** True to copy title and transcript as well. */
  hasTexts: boolean;
}

const NO_ANNOUNCEMENT = { done: null, failed: null };

/** Sentence as in 'The chapters could not be copied …'; null for a problem reported elsewhere. */
function failureText(problem: Problem, copied: number, count: number): string | null {
  if (isSilent(problem)) return null;
  const what =
    copied > 0
      ? `Only ${copied} of ${countOf(count, 'chapter')} could be copied from the earlier recording`
      : 'The chapters could not be copied and stay with the earlier recording';
  return `${what}: ${problem.detail ?? problem.message}`;
}

interface Copied {
  /** Number of copied chapters. */
  count: number;
  /** True when the worker has stored everything, and the chapters were freshly fetched. */
  isConfirmed: boolean;
}

/**
 * Copies chapters, and texts where requested, to a newly uploaded recording. Without a response they stay queued on
 * this device. Reports failures; returns what was copied, or null after a failure.
 */
export const copyRecording =
  (copy: Copy, { reading, hasTexts }: CopyTerms) =>
  async (dispatch: ConsoleDispatch): Promise<Copied | null> => {
    const texts = hasTexts ? textCopies(copy) : [];
    const chapters = await dispatch(chapterCopies(copy, { reading, mayBeOutdated: true }));
    const copies = 'problem' in chapters ? [] : chapters;
    const saved = await dispatch(saveEdits([...texts, ...copies], NO_ANNOUNCEMENT));
    const problem = 'problem' in chapters ? chapters.problem : saved.ok ? null : saved.problem;
    if (problem === null) {
      const isAcknowledged = !('queued' in saved);
      return { count: copies.length, isConfirmed: isAcknowledged && (await reading) === null };
    }
    const copied = saved.ok ? 0 : Math.max(0, saved.sent - texts.length);
    const failure = failureText(problem, copied, copies.length);
    if (failure !== null) dispatch(announced('warning', failure));
    return null;
  };

/** Copies the earlier recording's chapters to the newly uploaded one, and announces the outcome. */
export const copyChapters =
  (copy: Copy, reading: Promise<Problem | null>) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<void> => {
    const copied = await dispatch(copyRecording(copy, { reading, hasTexts: false }));
    if (copied === null || copied.count === 0) return;
    const { duration } = copy.to;
    const lengthMs = duration === null ? null : duration * 1000;
    const beyond = chaptersBeyond(selectChapters(getState(), copy.from.id) ?? [], lengthMs);
    const done = `${countOf(copied.count, 'chapter')} copied to the new recording`;
    if (beyond === 0) dispatch(announced('success', done));
    else {
      const lie = beyond === 1 ? 'lies' : 'lie';
      dispatch(announced('warning', `${done}; ${beyond} ${lie} beyond its end`));
    }
  };
