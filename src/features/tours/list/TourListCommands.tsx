import { countOf } from '../../../domain/text/count';
import { useCommands } from '../../../ui/command/CommandScope';
import { type Command } from '../../../ui/command/command';
import { type BulkActions } from '../bulk/useBulkActions';
import { affectedTours } from '../bulk/useTourBulk';
import { emptyFilter, parseFilter, toSearchParams, type TourFilter } from './tourFilter';
import { type useTourFilter } from './useTourFilter';

/** Commands that set the status filter. */
const statusCommands = [
  ['all', 'Show published tours and drafts'],
  ['published', 'Show published tours only'],
  ['draft', 'Show drafts only'],
] as const satisfies readonly (readonly [TourFilter['status'], string])[];

interface ListCommandsProps {
  tourFilter: Pick<ReturnType<typeof useTourFilter>, 'urlFilter' | 'change' | 'clear'>;
  /** Saved views of the list. */
  views: readonly { name: string; search: string }[];
  canExport: boolean;
  onExport: () => void;
}

/** Registers palette commands for filters, saved views and the export of the shown tours. */
function useListCommands(options: ListCommandsProps): void {
  const { tourFilter, views, canExport, onExport } = options;
  const { urlFilter, change, clear } = tourFilter;
  const current = toSearchParams(urlFilter).toString();
  const unfiltered = toSearchParams({ ...emptyFilter, sort: urlFilter.sort }).toString();
  const command = (id: string, label: string, canRun: boolean, run: () => void): Command => {
    return { id, label, group: 'Tours list', keys: [], canRun: () => canRun, run };
  };
  useCommands(
    [
      ...statusCommands.map(([status, label]) =>
        command(`status-${status}`, label, status !== urlFilter.status, () => change({ status })),
      ),
      command('clear-filters', 'Clear the filters', current !== unfiltered, clear),
      ...views.map(({ name, search }) =>
        command(`view-${name}`, `View: ${name}`, search !== current, () =>
          change(parseFilter(new URLSearchParams(search))),
        ),
      ),
      command('export', 'Export these tours as CSV', canExport, onExport),
    ],
    JSON.stringify([current, views, canExport]),
  );
}

interface SelectionCommandsOptions {
  actions: BulkActions;
  onExport: () => void;
  onClear: () => void;
}

/** Registers palette commands for the selected tours, as offered by the bulk bar. */
function useSelectionCommands(options: SelectionCommandsOptions): void {
  const { actions, onExport, onClear } = options;
  const { selected, isBusy } = actions;
  const drafts = affectedTours('publish', selected).length;
  const published = affectedTours('unpublish', selected).length;
  const selectedCount = (count: number) => countOf(count, 'selected tour');
  const command = (id: string, label: string, canRun: boolean, run: () => void): Command => {
    return {
      id,
      label,
      group: 'Selection',
      keys: [],
      isDestructive: id === 'delete-selected',
      canRun: () => canRun && !isBusy,
      run,
    };
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
      command(
        'export-selected',
        `Export ${selectedCount(selected.length)} as CSV`,
        selected.length > 0,
        onExport,
      ),
      command('unmark', 'Clear the selection', selected.length > 0, onClear),
    ],
    `${drafts}/${published}/${selected.length}`,
  );
}

interface TourListCommandsProps {
  list: ListCommandsProps;
  selection: SelectionCommandsOptions;
}

/** Palette commands of the tours list; a component so that it can load lazily, after the list is drawn. */
export function TourListCommands({ list, selection }: TourListCommandsProps) {
  useSelectionCommands(selection);
  useListCommands(list);
  return null;
}
