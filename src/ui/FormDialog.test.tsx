import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { object, string } from 'yup';
import { renderPart } from '../testing/renderPart';
import { FormDialog } from './FormDialog';
import { FormTextField } from './FormTextField';

function open(busy = false) {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const { user } = renderPart(
    <FormDialog
      open
      title="Add Translation"
      submitLabel="Add"
      busy={busy}
      initialValues={{ title: '' }}
      validationSchema={object({ title: string().required('Title is required') })}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormTextField name="title" label="Title" multiline autoFocus />
    </FormDialog>,
  );
  return { user, onSubmit, onClose, title: screen.getByRole('textbox', { name: 'Title' }) };
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
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  await user.clear(title);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while busy it neither sends nor closes', async () => {
  const { user, onClose, onSubmit, title } = open(true);
  await user.type(title, 'Taj{Control>}{Enter}{/Control}{Escape}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
