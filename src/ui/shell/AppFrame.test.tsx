import { screen, waitFor } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { AppFrame } from './AppFrame';

const items = [
  { label: 'Dashboard', to: '/admin/dashboard', icon: <svg /> },
  { label: 'Tours', to: '/admin/tours', keys: 'G T', icon: <svg /> },
  { label: 'Translate', to: '/admin/translate', icon: <svg />, isNested: true },
];

function frame(path: string, collapsed = false) {
  const onToggle = jest.fn();
  const view = renderComponent(
    <AppFrame
      productName="Kathayatra"
      items={items}
      collapsed={collapsed}
      onToggle={onToggle}
      header={<span>right</span>}
    >
      <h1>Page</h1>
    </AppFrame>,
    { path },
  );
  return { ...view, onToggle };
}

const current = () => document.querySelectorAll('[aria-current="page"]');

test.each([
  [true, 'Tours (G then T)'],
  [false, 'G then T'],
])(
  'collapsed %s, the tip of a link has its shortcut, and its name does not',
  async (collapsed, tip) => {
    const { user } = frame('/admin/dashboard', collapsed);
    await user.hover(screen.getByRole('link', { name: 'Tours' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(tip);
    expect(screen.getByRole('link', { name: 'Tours' })).toHaveAccessibleDescription(tip);
  },
);

test.each(['/admin/tours', '/admin/tours/5/sections'])('at %s the item is active', (path) => {
  frame(path);
  expect(current()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Tours' })).toHaveAttribute('aria-current', 'page');
});

test.each(['/admin/toursome', '/admin', '/'])('at %s no item is', (path) => {
  frame(path);
  expect(current()).toHaveLength(0);
});

test('items lead on', async () => {
  const { user } = frame('/admin/tours');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(screen.getByTestId('pathname')).toHaveTextContent('/admin/dashboard'));
});

test('collapsed, the icons keep their names', async () => {
  const { user, onToggle } = frame('/admin/tours', true);
  expect(screen.queryByText('Tours')).toBeNull();
  expect(screen.getByRole('link', { name: 'Tours' })).toBeVisible();
  // The sub-page stays reachable in a narrow window.
  const nested = screen.getByRole('link', { name: 'Translate' });
  expect(nested.querySelector('svg')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('the first Tab offers the way past the sidebar', async () => {
  const { user } = frame('/admin/tours');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
