/** @jest-environment-options {"userAgent": "Mozilla/5.0 Chrome/140.0"} */
import { useState } from 'react';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { type Column } from '../gridRows/RecordColumn';
import { CoverThumb } from '../content/CoverThumb';
import { RecordGrid } from './RecordGrid';
import { SearchField } from '../controls/SearchField';

/** The grid renders all rows when it detects jsdom: this file fakes another user agent and a size. */
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
const columns: Column<Stop>[] = [
  {
    key: 'name',
    header: 'Name',
    value: (stop) => stop.name,
    render: (stop) => (
      <>
        <CoverThumb url={`/${stop.id}.webp`} />
        <span>{stop.name}</span>
      </>
    ),
  },
];

const stops = Array.from({ length: 10_000 }, (_, i) => ({ id: String(i), name: `Stop ${i}` }));

const list = { label: 'Stops', rows: stops, columns, height: 400 };

const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller') ?? document.body;
const whole = () =>
  waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001'));

test('10,000 rows are one page, and only those in sight are drawn', async () => {
  await act(async () => {
    renderComponent(<RecordGrid {...list} />);
  });
  await whole();
  const drawn = screen.getAllByRole('gridcell').length;
  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(60);
  expect(screen.queryByText('Stop 9999')).toBeNull();
});

test('of 10,000 rows an edit draws the one again that was edited, and no head', async () => {
  const drawn = jest.fn((stop: Stop) => <b>{stop.name}</b>);
  // Read at each render of the header.
  const linkOfHead = jest.fn(() => '/names');
  const headerLink = {
    label: 'of stops',
    content: 'Name',
    get to() {
      return linkOfHead();
    },
  };
  const watched: Column<Stop>[] = [
    { key: 'name', header: 'Name', headerLink, value: (stop) => stop.name, render: drawn },
  ];
  const grid = (rows: readonly Stop[]) => (
    <RecordGrid label="Stops" rows={rows} columns={watched} height={400} />
  );
  const { rerender } = renderComponent(grid(stops));
  await whole();
  expect(linkOfHead).toHaveBeenCalled();
  drawn.mockClear();
  linkOfHead.mockClear();
  await act(async () => {
    rerender(grid(stops.map((stop) => (stop.id === '3' ? { ...stop, name: 'Step 3' } : stop))));
  });
  expect(screen.getByText('Step 3')).toBeInTheDocument();
  expect(new Set(drawn.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['3']));
  expect(linkOfHead).not.toHaveBeenCalled();
});

test('rows that fly by are bars, and are filled when the list comes to rest', async () => {
  renderComponent(<RecordGrid {...list} />);
  await whole();
  for (const [frame, top] of [4000, 40_000, 80_000].entries()) {
    scroller().scrollTop = top;
    const event = createEvent.scroll(scroller());
    // Timestamps one frame apart, regardless of the rendering time here.
    Object.defineProperty(event, 'timeStamp', { value: 1000 + frame * 16 });
    fireEvent(scroller(), event);
  }
  const bars = screen.getAllByRole('row').filter((row) => row.textContent === '');
  expect(bars.length).toBeGreaterThan(5);
  expect(await screen.findByText('Stop 2003')).toBeInTheDocument();
  expect(screen.getAllByRole('row').filter((row) => row.textContent === '')).toEqual([]);
});

test('another view begins at the top, and has all rows at once', async () => {
  const grid = (rows: readonly Stop[], view: string) => (
    <RecordGrid label="Stops" rows={rows} columns={columns} height={400} viewKey={view} />
  );
  const { rerender } = renderComponent(grid(stops, 'all'));
  await whole();
  scroller().scrollTop = 40_000;
  fireEvent.scroll(scroller());
  expect(await screen.findByText('Stop 1003')).toBeInTheDocument();
  await act(async () => rerender(grid(stops.slice(1).toReversed(), 'last first')));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000');
  await waitFor(() => expect(scroller().scrollTop).toBe(0));
  // A browser fires this event by itself.
  fireEvent.scroll(scroller());
  expect(await screen.findByText('Stop 9999')).toBeInTheDocument();
});

test('columns beyond the right edge are announced until they are scrolled to', async () => {
  renderComponent(<RecordGrid {...list} />);
  await whole();
  expect(screen.getByRole('grid').closest('.RecordGrid-withoutActions')).not.toBeNull();
  const scrollTo = (left: number) => {
    Object.defineProperty(scroller(), 'scrollWidth', { value: 1400, configurable: true });
    scroller().scrollLeft = left;
    fireEvent.scroll(scroller());
    return scroller().closest('[data-at-right]');
  };
  expect(scrollTo(200)).toBeNull();
  expect(scrollTo(1399.5)).not.toBeNull();
});

test('an edit leaves the list where it is scrolled to', async () => {
  const grid = (rows: readonly Stop[]) => (
    <RecordGrid label="Stops" rows={rows} columns={columns} height={400} viewKey="edited" />
  );
  const { rerender } = renderComponent(grid(stops));
  await whole();
  scroller().scrollTop = 40_000;
  fireEvent.scroll(scroller());
  expect(await screen.findByText('Stop 1003')).toBeInTheDocument();
  const isEdited = ({ id }: Stop) => id === '1003';
  const edited = stops.map((stop) => (isEdited(stop) ? { id: stop.id, name: 'Step 1003' } : stop));
  await act(async () => rerender(grid(edited)));
  expect(screen.getByText('Step 1003')).toBeInTheDocument();
  expect(scroller().scrollTop).toBe(40_000);
});

test('all rows are marked by the box and by Ctrl+A, also those that are not drawn', async () => {
  const onChange = jest.fn();
  const selection = { selected: new Set<string>(), onChange };
  const { user } = renderComponent(<RecordGrid {...list} selection={selection} viewKey="marks" />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(onChange.mock.lastCall[0].size).toBe(10_000);
  await user.click(screen.getByText('Stop 2'));
  await user.keyboard('{Control>}a{/Control}');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onChange.mock.lastCall[0].size).toBe(10_000);
});

test('Escape on a cell deselects every row', async () => {
  const onChange = jest.fn();
  const grid = (ids: string[]) => (
    <RecordGrid {...list} selection={{ selected: new Set(ids), onChange }} />
  );
  const { user, rerender } = renderComponent(grid([]));
  await whole();
  await user.click(screen.getByText('Stop 2'));
  await user.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();
  rerender(grid(['1', '9999']));
  await user.keyboard('{Escape}');
  expect(onChange.mock.lastCall[0].size).toBe(0);
});

function Searched() {
  const [query, setQuery] = useState('');
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set(['2000']));
  return (
    <RecordGrid
      label="Stops"
      rows={query === '' ? stops : stops.filter(({ name }) => name.includes(query))}
      columns={columns}
      height={400}
      viewKey={`searched ${query}`}
      selection={{ selected, onChange }}
      toolbar={<SearchField label="Search" value={query} onChange={setQuery} />}
    />
  );
}
const rowOf = (name: string) => screen.getByText(name).closest('[role="row"]');
const count = () => screen.getByRole('grid').getAttribute('aria-rowcount');

/** Waits for the rows of a search text and returns them; rows of the previous text may show briefly. */
async function settled(text: string) {
  const found = stops.filter(({ name }) => name.includes(text));
  await waitFor(() => expect(count()).toBe(String(found.length + 1)));
  return found;
}

/** Texts of the rendered rows. */
const drawnNames = () =>
  screen
    .getAllByRole('row')
    .slice(1) // without the header
    .map((row) => row.textContent);

test('after each key the rows found are drawn, and are what the grid holds', async () => {
  const { user } = renderComponent(<Searched />);
  await whole();
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  for (const [index, key] of ['2', '0', '0', '5'].entries()) {
    await user.keyboard(key);
    const drawn = (await settled('2005'.slice(0, index + 1))).slice(0, drawnNames().length);
    expect(drawnNames()).toEqual(drawn.map(({ name }) => name));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.dataset.id)).toEqual(drawn.map(({ id }) => id));
  }
  expect(drawnNames()).toEqual(['Stop 2005']);
});

test('rows found stay marked, and a picture on its way stands in for no other', async () => {
  const { user } = renderComponent(<Searched />);
  await whole();
  const picture = rowOf('Stop 0')?.querySelector('img');
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  await user.keyboard('200');
  await settled('200');
  expect(picture).not.toBeInTheDocument();
  expect(rowOf('Stop 200')?.querySelector('img')).toHaveAttribute('src', '/200.webp');
  expect(rowOf('Stop 2000')).toHaveAttribute('aria-selected', 'true');
  expect(rowOf('Stop 2001')).toHaveAttribute('aria-selected', 'false');
});

test('keys go from the search to the first row that was found', async () => {
  const { user } = renderComponent(<Searched />);
  await whole();
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  await user.keyboard('300');
  await waitFor(() => expect(rowOf('Stop 300')).not.toBeNull());
  await user.keyboard('{Enter}');
  const cellOf = (name: string) => screen.getByText(name).closest('[role="gridcell"]');
  await waitFor(() => expect(cellOf('Stop 300')).toHaveFocus());
  expect(count()).toBe('21');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(cellOf('Stop 1300')).toHaveFocus());
  // The same when the focused row is not among the results.
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  await user.keyboard('{Control>}a{/Control}777{Enter}');
  await waitFor(() => expect(cellOf('Stop 777')).toHaveFocus());
});

test('whoever points at a row that was found works on that row', async () => {
  const { user } = renderComponent(<Searched />);
  await whole();
  await user.click(screen.getByRole('searchbox', { name: 'Search' }));
  await user.keyboard('400');
  await settled('400');
  fireEvent.click(within(rowOf('Stop 1400') as HTMLElement).getByRole('checkbox'));
  await waitFor(() => expect(rowOf('Stop 1400')).toHaveAttribute('aria-selected', 'true'));
  expect(rowOf('Stop 400')).toHaveAttribute('aria-selected', 'false');
  await user.hover(screen.getByText('Stop 2400'));
  expect(count()).toBe('21');
  expect(rowOf('Stop 1400')).toHaveAttribute('aria-selected', 'true');
});

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1)
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
};

test('the focus returns to the row that was left, unless the person has gone on elsewhere by then', async () => {
  const grid = (
    <RecordGrid {...list} viewKey="left" toolbar={<button type="button">Elsewhere</button>} />
  );
  const cell = () => screen.getByText('Stop 3').closest('[role="gridcell"]');
  const first = renderComponent(grid);
  await whole();
  await first.user.click(screen.getByText('Stop 3'));
  expect(cell()).toHaveFocus();
  first.unmount();
  const second = renderComponent(
    <>
      <h1 tabIndex={-1}>Stops</h1>
      {grid}
    </>,
  );
  // Only until then does the title of a new page take the focus.
  act(() => screen.getByRole('heading').focus());
  await waitFor(() => expect(cell()).toHaveFocus());
  second.unmount();
  renderComponent(grid);
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await frames(15);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
