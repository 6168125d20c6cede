import { type CreationAttempt, type SaveOutcome } from '../../../state/sync/saveEdits';

/** Attempts to create chapters, by the client id of each. */
export class CreationAttempts {
  private readonly failed = new Map<string, Pick<CreationAttempt, 'refusals' | 'isDoubtful'>>();

  /** The next attempt to create a chapter. */
  next(clientId: string): CreationAttempt {
    const { refusals, isDoubtful } = this.failed.get(clientId) ?? {
      refusals: 0,
      isDoubtful: false,
    };
    return { clientId, refusals, isDoubtful };
  }

  /** Records the outcome: a refused creation was not carried out, one that failed otherwise may have been. */
  ended(clientId: string, outcome: SaveOutcome): void {
    if (outcome.ok) return void this.failed.delete(clientId);
    const { refusals, isDoubtful } = this.next(clientId);
    const { status = 0 } = outcome.problem;
    const isRefusal = status >= 400 && status < 500;
    this.failed.set(clientId, {
      refusals: refusals + (isRefusal ? 1 : 0),
      isDoubtful: isDoubtful || !isRefusal,
    });
  }
}
