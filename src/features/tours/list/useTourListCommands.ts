import { countOf } from '../../../domain/text/count';
import { type TourView } from '../../../state/select/tourViews';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Command } from '../../../ui/command/command';
import { concerned } from '../bulk/useTourBulk';

interface TourListActs {
  selected: readonly TourView[];
  /** Something is being done already. */
  isBusy: boolean;
  publish: () => void;
  unpublish: () => void;
  remove: () => void;
  clear: () => void;
}

/** What the palette can do with the marked tours. */
export function useTourListCommands(acts: TourListActs): void {
  const { selected, isBusy } = acts;
  const drafts = concerned('publish', selected).length;
  const published = concerned('unpublish', selected).length;
  const marked = (count: number) => countOf(count, 'marked tour');
  const command = (id: string, label: string, canRun: boolean, run: () => void): Command => {
    return { id, label, group: 'Tours', keys: [], canRun: () => canRun && !isBusy, run };
  };
  useCommands(
    [
      command('publish-marked', `Publish ${marked(drafts)}`, drafts > 0, acts.publish),
      command('unpublish-marked', `Unpublish ${marked(published)}`, published > 0, acts.unpublish),
      command(
        'delete-marked',
        `Delete ${marked(selected.length)}`,
        selected.length > 0,
        acts.remove,
      ),
      command('unmark', 'Clear the selection', selected.length > 0, acts.clear),
    ],
    `${drafts}/${published}/${selected.length}`,
  );
}
