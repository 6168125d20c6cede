import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { type Column } from '../gridRows/RecordColumn';
import { ContentLink } from '../content/ContentLink';
import { RecordGrid } from './RecordGrid';
import { StatusChip } from '../feedback/StatusChip';

interface Place {
  id: string;
  name: string;
  plays: number | null;
}

const places: Place[] = [
  { id: 'a', name: 'Stop 10', plays: 3 },
  { id: 'b', name: '', plays: null },
  { id: 'c', name: 'Stop 2', plays: 20 },
];
const removed = jest.fn();
const toggled = jest.fn();
const columns: Column<Place>[] = [
  {
    key: 'name',
    header: 'Name',
    value: (place) => place.name,
    render: ({ id, name }) => (
      <ContentLink to={`/places/${id}`} language="en" fallback="[No Title]">
        {name}
      </ContentLink>
    ),
  },
  { key: 'plays', header: 'Plays', value: (place) => place.plays, align: 'right' },
  {
    key: 'status',
    header: 'Status',
    value: () => '',
    render: ({ id }) => <StatusChip onClick={() => toggled(id)}>Draft</StatusChip>,
  },
  {
    kind: 'actions',
    key: 'actions',
    actions: ({ id }) => [
      { id: 'edit', label: 'Edit', icon: 'E', to: `/places/${id}/edit` },
      { id: 'delete', label: 'Delete', icon: 'D', onClick: () => removed(id) },
    ],
  },
];

const names = () =>
  screen.getAllByRole('link', { name: /Stop|No Title/ }).map((a) => a.textContent);
const rowAt = (index: number) => screen.getAllByRole('row')[index + 1] ?? document.body;

test('texts sort by number and alphabet, empty ones last in both directions', async () => {
  const { user } = renderComponent(<RecordGrid label="Places" rows={places} columns={columns} />);
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(names()).toEqual(['Stop 2', 'Stop 10', '[No Title]']);
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(names()).toEqual(['Stop 10', 'Stop 2', '[No Title]']);
});

test('numbers descend at the first click, and the order of arrival is marked until then', async () => {
  const { user } = renderComponent(
    <RecordGrid
      label="Places"
      rows={places}
      columns={columns}
      arrivalSort={{ key: 'name', dir: 'asc' }}
    />,
  );
  const arrived = names();
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(head('Plays'));
  expect(head('Plays')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Name')).toHaveAttribute('aria-sort', 'none');
  const descending = names();
  await user.click(head('Plays'));
  expect(head('Plays')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).not.toEqual(descending);
  expect(arrived).toHaveLength(3);
});

test('a controlled sort is reported, and changes when it is given back', async () => {
  const onSortChange = jest.fn();
  const grid = (key: string) => (
    <RecordGrid
      label="Places"
      rows={places}
      columns={columns}
      sort={{ key, dir: 'desc' }}
      onSortChange={onSortChange}
    />
  );
  const { user, rerender } = renderComponent(grid('plays'));
  expect(names()).toEqual(['Stop 2', 'Stop 10', '[No Title]']);
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(onSortChange).toHaveBeenCalledWith({ key: 'name', dir: 'asc' });
  expect(names()).toEqual(['Stop 2', 'Stop 10', '[No Title]']);
  rerender(grid('name'));
  expect(names()).toEqual(['Stop 10', 'Stop 2', '[No Title]']);
});

test('the count is below, in the words of the screen if it has some', () => {
  const { rerender } = renderComponent(
    <RecordGrid label="Places" rows={places} columns={columns} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('3 rows');
  rerender(<RecordGrid label="Places" rows={places} columns={columns} countText="3 of 9 places" />);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 9 places');
});

test('without rows it shows what the screen says about that', () => {
  const empty = <p>No places yet</p>;
  const { rerender } = renderComponent(
    <RecordGrid label="Places" rows={[]} columns={columns} emptyState={empty} />,
  );
  expect(screen.getByText('No places yet')).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  rerender(<RecordGrid label="Places" rows={[]} columns={columns} emptyState={empty} loading />);
  expect(screen.queryByText('No places yet')).toBeNull();
  expect(screen.getByRole('grid', { name: 'Places' })).toBeInTheDocument();
});

test('a double click opens the row', async () => {
  const onRowOpen = jest.fn();
  const { user } = renderComponent(
    <RecordGrid label="Places" rows={places} columns={columns} onRowOpen={onRowOpen} />,
  );
  await user.dblClick(within(rowAt(2)).getByText('20'));
  expect(onRowOpen).toHaveBeenCalledWith(places[2]);
});

test('the Tab key goes through one row, the arrows change it, and Space presses its buttons', async () => {
  const onRowOpen = jest.fn();
  const { user } = renderComponent(
    <RecordGrid
      label="Places"
      rows={places}
      columns={columns}
      onRowOpen={onRowOpen}
      height="auto"
    />,
  );
  const tabbed = async () => {
    await user.tab();
    return document.activeElement;
  };
  expect(await tabbed()).toHaveAccessibleName('Name');
  expect(await tabbed()).toHaveAccessibleName('Stop 10');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toHaveTextContent('20');
  await user.keyboard('{Enter}');
  expect(onRowOpen).toHaveBeenCalledWith(places[2]);
  expect(await tabbed()).toHaveTextContent('Draft');
  await user.keyboard(' ');
  expect(toggled).toHaveBeenCalledWith('c');
  expect(await tabbed()).toHaveAccessibleName('Edit');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAccessibleName('Delete');
  await user.keyboard('{Enter}');
  expect(removed).toHaveBeenCalledWith('c');
  expect(onRowOpen).toHaveBeenCalledTimes(1);
  expect(await tabbed()).toHaveAccessibleName('Actions');
  await user.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
});

test('the menu of a row has its actions in words, and gives the focus back', async () => {
  const { user } = renderComponent(<RecordGrid label="Places" rows={places} columns={columns} />);
  const menuButton = within(rowAt(1)).getByRole('button', { name: 'Actions' });
  await user.click(menuButton);
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'EEdit',
    'DDelete',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menuButton).toHaveFocus());
  await user.click(menuButton);
  await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  expect(removed).toHaveBeenCalledWith('b');
});

test('a right click and the menu key open the menu of a row, but for a link or a selected text', async () => {
  const { user } = renderComponent(<RecordGrid label="Places" rows={places} columns={columns} />);
  const cell = within(rowAt(2)).getByText('20');
  // False when the handler prevents the browser's own menu.
  expect(fireEvent.contextMenu(cell, { button: 2 })).toBe(false);
  await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  expect(removed).toHaveBeenLastCalledWith('c');
  const link = within(rowAt(0)).getByRole('link', { name: 'Stop 10' });
  expect(fireEvent.contextMenu(link, { button: 2 })).toBe(true);
  expect(fireEvent.contextMenu(link, { button: 0 })).toBe(false);
  await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  expect(removed).toHaveBeenLastCalledWith('a');
  document.getSelection()?.selectAllChildren(cell);
  expect(fireEvent.contextMenu(cell, { button: 2 })).toBe(true);
  document.getSelection()?.removeAllRanges();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('what a button of a row says is taken away by Escape, wherever the focus is', async () => {
  const { user } = renderComponent(<RecordGrid label="Places" rows={places} columns={columns} />);
  await user.hover(within(rowAt(0)).getByRole('link', { name: 'Edit' }));
  expect(screen.getByText('Edit')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Edit')).toBeNull();
});

test('what a button of a row says stays while the pointer is on it', async () => {
  const { user } = renderComponent(<RecordGrid label="Places" rows={places} columns={columns} />);
  const edit = within(rowAt(1)).getByRole('link', { name: 'Edit' });
  await user.hover(edit);
  const tip = screen.getByText('Edit');
  tip.getBoundingClientRect = () => new DOMRect(100, 50, 40, 24);
  const move = async (clientX: number, clientY: number) => {
    fireEvent.mouseOver(rowAt(0), { clientX, clientY });
    fireEvent.mouseMove(rowAt(0), { clientX, clientY });
    // Another event, so that the effect of the pointer has been rendered.
    await user.keyboard('{Shift}');
  };
  await move(120, 76);
  await move(120, 60);
  expect(tip).toBeVisible();
  fireEvent.mouseMove(rowAt(0), { clientX: 120, clientY: 40 });
  await waitFor(() => expect(screen.queryByText('Edit')).toBeNull());
});

test('a row that was just made is focused', async () => {
  renderComponent(
    <RecordGrid label="Places" rows={places} columns={columns} entryId={places[2]?.id} />,
  );
  await waitFor(() => expect(rowAt(2)).toContainElement(document.activeElement as HTMLElement));
});

test('Enter on a cell presses the one thing in it', async () => {
  const { user } = renderComponent(<RecordGrid label="Places" rows={places} columns={columns} />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(rowAt(1)).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('pathname')).toHaveTextContent('/places/b'));
});
