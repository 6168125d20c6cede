import { countOf } from '../../../domain/text/count';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Command } from '../../../ui/command/command';
import { type BulkActions } from '../bulk/useBulkActions';
import { affectedTours } from '../bulk/useTourBulk';

/** Registers the bulk actions with the palette. */
export function useTourListCommands(actions: BulkActions, clearSelection: () => void): void {
  const { selected, isBusy } = actions;
  const drafts = affectedTours('publish', selected).length;
  const published = affectedTours('unpublish', selected).length;
  const selectedCount = (count: number) => countOf(count, 'selected tour');
  const command = (id: string, label: string, canRun: boolean, run: () => void): Command => {
    return { id, label, group: 'Tours', keys: [], canRun: () => canRun && !isBusy, run };
  };
  useCommands(
    [
      command('publish-selected', `Publish ${selectedCount(drafts)}`, drafts > 0, actions.publish),
      command(
        'unpublish-selected',
        `Unpublish ${selectedCount(published)}`,
        published > 0,
        actions.unpublish,
      ),
      command(
        'edit-selected',
        `Edit ${selectedCount(selected.length)}`,
        selected.length > 0,
        actions.edit,
      ),
      command(
        'delete-selected',
        `Delete ${selectedCount(selected.length)}`,
        selected.length > 0,
        actions.remove,
      ),
      command('unmark', 'Clear the selection', selected.length > 0, clearSelection),
    ],
    `${drafts}/${published}/${selected.length}`,
  );
}
