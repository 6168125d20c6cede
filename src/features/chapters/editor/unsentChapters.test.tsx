import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editCell } from '../../../testing/recordings/chapterCells';
import { setUpEditorTests } from '../../../testing/setUpEditorTests';
import { faults } from '../../../testing/faults';

// The surrounding section screen belongs to another feature; a bare outlet replaces it.
jest.mock('../../sections/detail/SectionDetailScreen', () => ({
  SectionDetailScreen: jest.requireActual('react-router-dom').Outlet,
}));

const { open } = setUpEditorTests();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rowOf = async (title: string) => {
  const cell = await screen.findByRole('button', { name: new RegExp(`^Title of .*: ${title}$`) });
  const row = cell.closest('tr');
  if (row === null) throw new Error(`No row of ${title}`);
  return row;
};
describe('chapters that are saved and not sent', () => {
  it('say so in their rows; a refused one says why, is tried again, and lets the others go when it is given up', async () => {
    const view = await open();
    view.faults.on('PUT', /chapters/, faults.networkLost());
    editCell('Title of chapter 1', 'Door');
    editCell('Title of chapter 2', 'Alley');
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^Title/ }), { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    for (const title of ['Door', 'Alley']) {
      const row = await rowOf(title);
      await waitFor(() => expect(within(row).getByText('Saved here')).toBeInTheDocument());
    }
    expect(within(await rowOf('Garden')).queryByText('Saved here')).toBeNull();
    expect(screen.getAllByText(/^Saved on this device/)).toHaveLength(1);

    view.faults.clear();
    view.faults.on('PUT', /chapters/, faults.respond(422, { message: 'Too long a name' }));
    await act(() => view.router.navigate('/admin/outbox'));
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Refused: Too long a name')).toBeVisible();

    await act(() => view.router.navigate(view.path));
    const door = await rowOf('Door');
    expect(within(door).getByText('Needs attention')).toBeVisible();
    expect(door).toHaveTextContent('Refused: Too long a name');
    view.faults.clear();
    view.faults.on('PUT', /chapters/, faults.respond(422, { message: 'Still too long' }));
    press('Try again: Door');
    await waitFor(() => expect(door).toHaveTextContent('Refused: Still too long'));
    view.faults.clear();
    press('Discard the edit of Door');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await rowOf('Gate')).not.toHaveTextContent('Refused');
    await waitFor(async () => expect(await view.stored()).toContain('Alley 10  1'));
    expect(await view.stored()).toContain('Gate 0 10 0');
    expect(screen.queryByText(/^Unsaved/)).toBeNull();
  });
});
