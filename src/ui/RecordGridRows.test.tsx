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

test('500 rows are one page, and only those in sight are drawn', async () => {
  const rows = Array.from({ length: 500 }, (_, i) => ({ id: String(i), name: `Stop ${i}` }));
  await act(async () => {
    renderPart(<RecordGrid label="Stops" rows={rows} columns={columns} height={400} />);
  });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
  const drawn = screen.getAllByRole('gridcell').length;
  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(60);
  expect(screen.queryByText('Stop 499')).toBeNull();
});
