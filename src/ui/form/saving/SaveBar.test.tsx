import { act, screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/renderComponent';
import { ConfirmDialog } from '../../feedback/confirm/ConfirmDialog';
import { SaveBar, type SaveBarProps } from './SaveBar';

function bar(props: Partial<SaveBarProps> = {}, extra: React.ReactNode = null) {
  const onSave = jest.fn();
  const onCancel = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderComponent(
    <form onSubmit={onSubmit}>
      <input aria-label="Title" />
      <SaveBar unsaved="Unsaved: title" onCancel={onCancel} onSave={onSave} {...props} />
      {extra}
    </form>,
  );
  return { user, onSave, onCancel, onSubmit };
}

function Failing({ failure }: Pick<SaveBarProps, 'failure'>) {
  return (
    <form>
      <input aria-label="Title" />
      <SaveBar unsaved="Unsaved: title" failure={failure} onCancel={jest.fn()} />
    </form>
  );
}

test('it names the unsaved changes', () => {
  bar();
  expect(screen.getByRole('status')).toHaveTextContent('Unsaved: title');
});

test.each(['{Control>}s{/Control}', '{Meta>}S{/Meta}'])('%s saves from anywhere', async (keys) => {
  const { user, onSave } = bar();
  await user.keyboard(keys);
  await user.type(screen.getByRole('textbox'), keys);
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('without a handler it submits the form around it', async () => {
  const { user, onSubmit } = bar({ onSave: undefined });
  await user.keyboard('{Control>}s{/Control}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('Escape cancels', async () => {
  const { user, onCancel } = bar();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a double click goes on once', async () => {
  const onSaveAndNext = jest.fn();
  const { user } = bar({ onSaveAndNext });
  const button = screen.getByRole('button', { name: 'Save and next' });
  expect(button).toHaveTextContent('CtrlEnter');
  await user.dblClick(button);
  expect(onSaveAndNext).toHaveBeenCalledTimes(1);
});

test('nothing happens while it is busy', async () => {
  const { user, onSave, onCancel } = bar({ busy: true });
  await user.keyboard('{Control>}s{/Control}{Escape}');
  expect(onSave).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('the keys of an open dialog are the dialog’s', async () => {
  const close = jest.fn();
  const dialog = (
    <ConfirmDialog open title="Sure" confirmLabel="Yes" onConfirm={close} onClose={close} />
  );
  const { user, onSave, onCancel } = bar({}, dialog);
  await screen.findByRole('alertdialog', { name: 'Sure' });
  await user.keyboard('{Control>}s{/Control}{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('a failed save is shown above the bar, and the page stays where the focus is', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const problem = { code: 'server', status: 500, message: 'Busy' } as const;
  const { rerender } = renderComponent(<Failing failure={null} />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  act(() => field.focus());
  rerender(<Failing failure={{ title: 'Not saved', problem }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved/);
  expect(scroll.mock.contexts).toEqual([field]);
  scroll.mockRestore();
});

test('a second choice stands before Save and leaves it the main one', async () => {
  const onSaveAndNext = jest.fn();
  const { user, onSave } = bar({ onSaveAndNext, nextLabel: 'Create and add another' });
  const [, next, save] = screen.getAllByRole('button');
  expect(next).toHaveAccessibleName('Create and add another');
  expect(save).toHaveClass('MuiButton-contained');
  expect(next).not.toHaveClass('MuiButton-contained');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSaveAndNext).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
});
