import { type CreationAttempt, type SaveOutcome } from '../../../state/sync/saveEdits';

/** Creation attempts of chapters, by client id. */
export class CreationAttempts {
  private readonly failed = new Map<string, Pick<CreationAttempt, 'refusals' | 'isDoubtful'>>();

  /** Describes the next attempt to create a chapter. */
  next(clientId: string): CreationAttempt {
    const { refusals, isDoubtful } = this.failed.get(clientId) ?? {
      refusals: 0,
      isDoubtful: false,
    };
    return { clientId, refusals, isDoubtful };
  }

  /** Records an outcome: a refused creation did not happen; one that failed otherwise may have. */
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
