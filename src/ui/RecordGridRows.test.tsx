/** @jest-environment-options {"userAgent": "Mozilla/5.0 Chrome/140.0"} */
import { act, screen } from '@testing-library/react';
import { renderPart } from '../testing/renderPart';
import { type Column } from './RecordColumn';
import { RecordGrid } from './RecordGrid';

/** The grid draws everything where it sees jsdom: this file gives it another name and a size. */
beforeEach(() => {
  const size = { x: 0, y: 0, top: 0, left: 0, right: 1000, bottom: 400, width: 1000, height: 400 };
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, toJSON: () => size });
});
afterEach(() => jest.restoreAllMocks());

interface Stop {
  id: string;
  name: string;
}
const columns: Column<Stop>[] = [{ key: 'name', header: 'Name', value: (stop) => stop.name }];

const stops = Array.from({ length: 10_000 }, (_, i) => ({ id: String(i), name: `Stop ${i}` }));

test('10,000 rows are one page, and only those in sight are drawn', async () => {
  await act(async () => {
    renderPart(<RecordGrid label="Stops" rows={stops} columns={columns} height={400} />);
  });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  const drawn = screen.getAllByRole('gridcell').length;
  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(60);
  expect(screen.queryByText('Stop 9999')).toBeNull();
});

test('of 10,000 rows an edit draws the one again that was edited', async () => {
  const drawn = jest.fn((stop: Stop) => <b>{stop.name}</b>);
  const watched: Column<Stop>[] = [
    { key: 'name', header: 'Name', value: (stop) => stop.name, render: drawn },
  ];
  const grid = (rows: readonly Stop[]) => (
    <RecordGrid label="Stops" rows={rows} columns={watched} height={400} />
  );
  const { rerender } = renderPart(grid(stops));
  await screen.findByText('Stop 3');
  drawn.mockClear();
  await act(async () => {
    rerender(grid(stops.map((stop) => (stop.id === '3' ? { ...stop, name: 'Step 3' } : stop))));
  });
  expect(screen.getByText('Step 3')).toBeInTheDocument();
  expect(new Set(drawn.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['3']));
});
