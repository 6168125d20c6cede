import { screen, within } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { type Column } from '../gridRows/RecordColumn';
import { RowLink } from '../content/RowLink';
import { RecordGrid, type RecordGridProps } from './RecordGrid';
import { RecordGridTable } from './RecordGridTable';
import * as gridTable from './useGridTable';

const useGridTable = jest.mocked(gridTable.useGridTable);
const { useGridTable: useLoadedTable } = jest.requireActual<typeof gridTable>('./useGridTable');

interface Place {
  id: string;
  name: string;
}

const places: Place[] = [
  { id: 'b', name: 'Bhopal' },
  { id: 'a', name: 'Agra' },
];
const removed = jest.fn();
const columns: Column<Place>[] = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    value: (place) => place.name,
    render: ({ id, name }) => (
      <RowLink to={`/places/${id}`} language="en" fallback="[No Title]">
        {name}
      </RowLink>
    ),
  },
  {
    kind: 'actions',
    key: 'actions',
    actions: ({ id }) => [{ id: 'delete', label: 'Delete', icon: 'D', onClick: () => removed(id) }],
  },
];
const grid = (props: Partial<RecordGridProps<Place>> = {}) => (
  <RecordGrid label="Places" rows={places} columns={columns} {...props} />
);
const hold = () => useGridTable.mockReturnValue(null);
const release = () => useGridTable.mockReturnValue(RecordGridTable);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

beforeEach(hold);

test('rows are there before the grid, in its order, with heads, links and actions', async () => {
  const { user } = renderComponent(grid({ sort: { key: 'name', dir: 'asc' } }));
  const preview = screen.getByRole('table', { name: 'Places' });
  expect(preview).toHaveAttribute('aria-busy', 'true');
  expect(preview).toHaveAttribute('aria-rowcount', '3');
  expect(within(preview).getByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
  expect(names()).toEqual(['Agra', 'Bhopal']);
  expect(screen.getByRole('link', { name: 'Bhopal' })).toHaveAttribute('href', '/places/b');
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] ?? preview);
  expect(removed).toHaveBeenLastCalledWith('b');
});

test('a click on a head before the grid is there sorts as it does in the grid', async () => {
  const { user, rerender } = renderComponent(grid());
  const head = () => screen.getByRole('columnheader', { name: 'Name' });
  await user.click(head());
  expect(names()).toEqual(['Agra', 'Bhopal']);
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await user.click(head());
  expect(names()).toEqual(['Bhopal', 'Agra']);
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  release();
  rerender(grid({ label: 'Sites' }));
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  await user.click(head());
  expect(names()).toEqual(['Agra', 'Bhopal']);
});

test('a click on a head that does not sort leaves the order', async () => {
  const { user } = renderComponent(grid());
  await user.click(screen.getByRole('columnheader', { name: 'Actions' }));
  expect(names()).toEqual(['Bhopal', 'Agra']);
});

test('a row that is ticked before the grid is there stays ticked in it', async () => {
  const changed = jest.fn();
  const none = { selected: new Set<string>(), onChange: changed };
  const { user, rerender } = renderComponent(grid({ selection: none }));
  await user.click(screen.getAllByRole('checkbox', { name: 'Select row' })[0] ?? document.body);
  const [selected] = changed.mock.lastCall ?? [];
  expect(selected).toEqual(new Set(['b']));
  release();
  rerender(grid({ selection: { selected, onChange: changed } }));
  expect(screen.getByRole('grid', { name: 'Places' })).toBeInTheDocument();
  expect(
    screen.getByRole('checkbox', { name: 'Unselect row' }).closest('[data-id]'),
  ).toHaveAttribute('data-id', 'b');
});

test('the cell that has the focus keeps it when the grid takes over', async () => {
  const { user, rerender } = renderComponent(grid());
  await user.click(screen.getByRole('link', { name: 'Agra' }));
  release();
  rerender(grid({ label: 'Sites' }));
  const cell = await screen.findByRole('rowheader', { name: 'Agra' });
  expect(cell.contains(document.activeElement)).toBe(true);
});

test('Enter in the search leads to the first row once the grid is there', async () => {
  const { user, rerender } = renderComponent(grid({ toolbar: <input type="search" /> }));
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  release();
  rerender(grid({ label: 'Sites', toolbar: <input type="search" /> }));
  expect(await screen.findByRole('rowheader', { name: 'Bhopal' })).toHaveFocus();
});

test('bars stand for rows that load, and count as none', () => {
  renderComponent(grid({ rows: [], loading: true }));
  const preview = screen.getByRole('table', { name: 'Places' });
  expect(preview).toHaveAttribute('aria-rowcount', '1');
  expect(within(preview).queryByRole('rowheader', { name: /./ })).toBeNull();
  expect(within(preview).getAllByRole('row').length).toBeGreaterThan(5);
});

test('the grid takes the place of the rows once it has loaded', async () => {
  useGridTable.mockImplementation(useLoadedTable);
  renderComponent(grid());
  expect(screen.getByRole('table', { name: 'Places' })).toBeInTheDocument();
  expect(await screen.findByRole('grid', { name: 'Places' })).toBeInTheDocument();
  expect(names()).toEqual(['Bhopal', 'Agra']);
  expect(screen.queryByRole('table')).toBeNull();
});
