import { act, screen, within } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { type Column } from '../gridRows/RecordColumn';
import { RecordGrid } from './RecordGrid';

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

/** Frames that the browser is still to paint. */
let frames: FrameRequestCallback[] = [];

async function paintFrames(): Promise<void> {
  for (const paint of frames.splice(0)) paint(performance.now());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}

/** The grid with its rows, whose later frames wait for `paintFrames`. */
async function renderStops() {
  const view = renderComponent(grid(stops));
  await screen.findByText('Harbour');
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => frames.push(paint));
  return (rows: readonly Stop[]) => act(async () => view.rerender(grid(rows)));
}

afterEach(() => jest.restoreAllMocks());

test('a changed row is drawn before the next frame, and stays so when the grid has it', async () => {
  const show = await renderStops();
  await show(renamed);
  expect(names()).toEqual(['Fort', 'Old harbour', 'Lighthouse']);
  await paintFrames();
  expect(names()).toEqual(['Fort', 'Old harbour', 'Lighthouse']);
  await show(stops);
  expect(names()).toEqual(['Fort', 'Harbour', 'Lighthouse']);
  await paintFrames();
  expect(names()).toEqual(['Fort', 'Harbour', 'Lighthouse']);
});

test('a row that changes twice before a frame is drawn as it was last', async () => {
  const show = await renderStops();
  await show(renamed);
  await show(stops);
  expect(names()).toEqual(['Fort', 'Harbour', 'Lighthouse']);
  await paintFrames();
  expect(names()).toEqual(['Fort', 'Harbour', 'Lighthouse']);
});

test('rows that come, leave or move after a change are there at once, and after the frame', async () => {
  const show = await renderStops();
  await show(renamed);
  await show(renamed.slice(1).toReversed());
  expect(names()).toEqual(['Lighthouse', 'Old harbour']);
  await paintFrames();
  expect(names()).toEqual(['Lighthouse', 'Old harbour']);
});
