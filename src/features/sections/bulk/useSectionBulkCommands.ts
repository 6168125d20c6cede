import { countOf } from '../../../domain/text/count';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Command } from '../../../ui/command/command';
import { type SectionBulk } from './useSectionBulk';

/** Registers palette commands for the selected sections, as offered by the bulk bar. */
export function useSectionBulkCommands(bulk: SectionBulk, clearSelection: () => void): void {
  const { selected, isBusy, moveToTop, moveToEnd, openDialog } = bulk;
  const sections = countOf(selected.length, 'selected section');
  const command = (id: string, label: string, run: () => void): Command => ({
    id,
    label,
    group: 'Selection',
    keys: [],
    isDestructive: id === 'delete-selected',
    canRun: () => selected.length > 0 && !isBusy,
    run,
  });
  useCommands(
    [
      command('move-selected-to-top', `Move ${sections} to the top`, moveToTop),
      command('move-selected-to-end', `Move ${sections} to the end`, moveToEnd),
      command('move-selected-to', `Move ${sections} to a place`, () => openDialog('move')),
      command('delete-selected', `Delete ${sections}`, () => openDialog('delete')),
      command('unmark', 'Clear the selection', clearSelection),
    ],
    String(selected.length),
  );
}
