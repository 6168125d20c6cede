import { type GridValidRowModel } from '@mui/x-data-grid';
import { act, renderHook, screen, within } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { type Column } from '../gridRows/RecordColumn';
import { RecordGrid } from './RecordGrid';
import { useLatestRows } from './useLatestRows';

interface Stop {
  id: string;
  name: string;
}

const columns: Column<Stop>[] = [{ key: 'name', header: 'Name', value: (stop) => stop.name }];
const stops = ['Fort', 'Harbour', 'Lighthouse'].map((name, index) => ({ id: `s${index}`, name }));
const renamed = stops.map((stop) => (stop.id === 's1' ? { ...stop, name: 'Old harbour' } : stop));
const grid = (rows: readonly Stop[]) => (
  <RecordGrid label="Stops" rows={rows} columns={columns} height={400} />
);
const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

async function renderStops() {
  const view = renderComponent(grid(stops));
  await screen.findByText('Harbour');
  return (rows: readonly Stop[]) => act(async () => view.rerender(grid(rows)));
}

test('a changed row is drawn at once, also when it changes back', async () => {
  const show = await renderStops();
  await show(renamed);
  expect(names()).toEqual(['Fort', 'Old harbour', 'Lighthouse']);
  await show(stops);
  expect(names()).toEqual(['Fort', 'Harbour', 'Lighthouse']);
});

test('rows that come, leave or move after a change are drawn as they are now', async () => {
  const show = await renderStops();
  await show(renamed);
  await show(renamed.slice(1).toReversed());
  expect(names()).toEqual(['Lighthouse', 'Old harbour']);
  await show(stops);
  expect(names()).toEqual(['Fort', 'Harbour', 'Lighthouse']);
});

test('the grid indexes its rows anew only where they come, leave or move', () => {
  const setRows = jest.fn<void, [readonly GridValidRowModel[]]>();
  const apiRef = { current: { setRows } };
  const rowId = (stop: Stop) => stop.id;
  const { result, rerender } = renderHook(({ rows }) => useLatestRows(apiRef, rows, rowId), {
    initialProps: { rows: stops },
  });
  rerender({ rows: renamed });
  expect(setRows).not.toHaveBeenCalled();
  expect(result.current.latestRecords.get('s1')).toBe(renamed[1]);
  const moved = renamed.toReversed();
  rerender({ rows: moved });
  expect(setRows.mock.calls).toEqual([[moved]]);
  expect(result.current.latestRecords.get('s1')).toBeUndefined();
});
