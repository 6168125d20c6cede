import { countOf } from '../../../domain/text/count';
import { type TourView } from '../../../state/select/tourViews';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Command } from '../../../ui/command/command';
import { affectedTours } from '../bulk/useTourBulk';

interface TourListActions {
  selected: readonly TourView[];
  /** True while a bulk action runs. */
  isBusy: boolean;
  publish: () => void;
  unpublish: () => void;
  remove: () => void;
  clear: () => void;
}

/** Registers the bulk actions with the palette. */
export function useTourListCommands(actions: TourListActions): void {
  const { selected, isBusy } = actions;
  const drafts = affectedTours('publish', selected).length;
  const published = affectedTours('unpublish', selected).length;
  const markedCount = (count: number) => countOf(count, 'marked tour');
  const command = (id: string, label: string, canRun: boolean, run: () => void): Command => {
    return { id, label, group: 'Tours', keys: [], canRun: () => canRun && !isBusy, run };
  };
  useCommands(
    [
      command('publish-marked', `Publish ${markedCount(drafts)}`, drafts > 0, actions.publish),
      command(
        'unpublish-marked',
        `Unpublish ${markedCount(published)}`,
        published > 0,
        actions.unpublish,
      ),
      command(
        'delete-marked',
        `Delete ${markedCount(selected.length)}`,
        selected.length > 0,
        actions.remove,
      ),
      command('unmark', 'Clear the selection', selected.length > 0, actions.clear),
    ],
    `${drafts}/${published}/${selected.length}`,
  );
}
