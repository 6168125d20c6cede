import { type NamedCreation, type SaveOutcome } from '../../../state/sync/saveEdits';

/** Attempts to store chapters that were made here, by the id that each was made under. */
export class CreationAttempts {
  private readonly failed = new Map<string, Pick<NamedCreation, 'refusals' | 'isDoubtful'>>();

  /** The creation of a chapter, for its next attempt. */
  next(name: string): NamedCreation {
    const { refusals, isDoubtful } = this.failed.get(name) ?? { refusals: 0, isDoubtful: false };
    return { name, refusals, isDoubtful };
  }

  /** Takes in the outcome: a refusal was not carried out, any other failure may have been. */
  ended(name: string, outcome: SaveOutcome): void {
    if (outcome.ok) return void this.failed.delete(name);
    const { refusals, isDoubtful } = this.next(name);
    const { status = 0 } = outcome.problem;
    const isRefusal = status >= 400 && status < 500;
    this.failed.set(name, {
      refusals: refusals + (isRefusal ? 1 : 0),
      isDoubtful: isDoubtful || !isRefusal,
    });
  }
}
