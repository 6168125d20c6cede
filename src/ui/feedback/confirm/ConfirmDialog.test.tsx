import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/renderComponent';
import { ConfirmDialog } from './ConfirmDialog';
import { type ConfirmationProps } from './ConfirmationBox';

function dialog(props: Partial<ConfirmationProps> = {}) {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  const part = (more: Partial<ConfirmationProps> = {}) => (
    <ConfirmDialog
      open
      title="Delete tour"
      text="This action cannot be undone."
      confirmLabel="Delete"
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
      {...more}
    />
  );
  const { user, rerender } = renderComponent(part());
  const again = (more: Partial<ConfirmationProps>) => rerender(part(more));
  return { user, onConfirm, onClose, again };
}

const confirm = () => screen.getByRole('button', { name: 'Delete' });

test('it is announced with its title and text', async () => {
  dialog();
  const box = await screen.findByRole('alertdialog', { name: 'Delete tour' });
  expect(box).toHaveAccessibleDescription('This action cannot be undone.');
});

test('a danger starts on Cancel, so that Enter destroys nothing', async () => {
  const { user, onConfirm, onClose } = dialog();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a harmless question focuses its action button', () => {
  dialog({ tone: 'neutral' });
  expect(confirm()).toHaveFocus();
});

test('confirms, and closes by Escape', async () => {
  const { user, onConfirm, onClose } = dialog();
  await user.click(confirm());
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while busy it can neither be confirmed again nor closed', async () => {
  const { user, onConfirm, onClose } = dialog({ busy: true });
  expect(confirm()).toHaveAttribute('aria-disabled', 'true');
  expect(confirm()).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.click(confirm());
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a name has to be typed, in whichever composition of its letters', async () => {
  const { user, onConfirm, again } = dialog({ typedText: 'Café \u0958' });
  const field = screen.getByRole('textbox', { name: /Type Café/ });
  expect(field).toHaveFocus();
  await user.keyboard('Caf{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await user.clear(field);
  await user.click(field);
  await user.paste(' Cafe\u0301 क\u093c ');
  expect(confirm()).toBeEnabled();
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  again({ open: false });
  again({ open: true });
  expect(confirm()).toBeDisabled();
});

test.each(['12000', '12,000', '12 000', '12.000'])(
  'a count of 12,000 is confirmed by %p',
  async (text) => {
    const { user } = dialog({ typedText: '12,000' });
    await user.keyboard('1200');
    expect(confirm()).toBeDisabled();
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard(text);
    expect(confirm()).toBeEnabled();
  },
);

test('Enter after another text says that it does not match, until it is changed', async () => {
  const { user, onConfirm } = dialog({ typedText: '12,000' });
  await user.keyboard('1200{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This does not match. Nothing has been done.',
  );
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.keyboard('0');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('the second click of the double click that opened it does not close it', () => {
  const { onClose } = dialog();
  const backdrop = document.querySelector('.MuiDialog-container');
  if (backdrop === null) throw new Error('No backdrop');
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
