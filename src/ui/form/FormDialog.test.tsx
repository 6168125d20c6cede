import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { object, string } from 'yup';
import { memoryDraftSlot } from '../../testing/memoryDraftSlot';
import { renderComponent } from '../../testing/renderComponent';
import { FormDialog } from './FormDialog';
import { FormTextField } from './FormTextField';

function open(busy = false) {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const { slot, cell } = memoryDraftSlot();
  const { user, router } = renderComponent(
    <FormDialog
      open
      title="Add Translation"
      submitLabel="Add"
      busy={busy}
      initialValues={{ title: '' }}
      validationSchema={object({ title: string().required('Title is required') })}
      onSubmit={onSubmit}
      onClose={onClose}
      draft={slot}
    >
      <FormTextField name="title" label="Title" multiline autoFocus />
    </FormDialog>,
  );
  const title = screen.getByRole('textbox', { name: 'Title' });
  return { user, router, onSubmit, onClose, cell, title };
}

test.each(['{Control>}{Enter}{/Control}', '{Meta>}s{/Meta}'])('%s sends', async (keys) => {
  const { user, onSubmit, title } = open();
  await user.type(title, `Taj${keys}`);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ title: 'Taj' });
});

test('a wrong field keeps it open and takes the focus', async () => {
  const { user, onSubmit, title } = open();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(title).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes it untouched, and asks first once something was typed', async () => {
  const { user, onClose, title } = open();
  await user.type(title, 'T{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  await user.clear(title);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while busy it neither sends nor closes, and its button may keep the focus', async () => {
  const { user, onClose, onSubmit, title } = open(true);
  await user.type(title, 'Taj{Control>}{Enter}{/Control}{Escape}');
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add).toBeEnabled();
  await user.click(add);
  expect(add).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('a late response is announced, and no spinner turns any more', async () => {
  jest.useFakeTimers();
  open(true);
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add.querySelector('.MuiCircularProgress-root')).not.toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(9000));
  jest.useRealTimers();
  expect(screen.getByRole('status')).toHaveTextContent('No answer yet');
  expect(add.querySelector('.MuiCircularProgress-root')).toBeNull();
});

test('discarding removes the draft', async () => {
  const { user, onClose, title, cell } = open();
  await user.type(title, 'T{Escape}');
  await waitFor(() => expect(cell.kept?.values).toEqual({ title: 'T' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cell.kept).toBeNull();
});

test('a navigation asks first, and unsaved values stay as a draft', async () => {
  const { user, router, title, cell } = open();
  await user.type(title, 'T');
  await act(() => router.navigate('/elsewhere'));
  const guard = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(guard).toHaveTextContent('will be kept in this browser as a draft.');
  expect(router.state.location.pathname).toBe('/');
  await user.click(within(guard).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  expect(cell.kept?.values).toEqual({ title: 'T' });
});
