import { screen, waitFor } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { LinkTabs } from './LinkTabs';

const tabs = [
  { value: 'details', label: 'Details', to: '/tour/details' },
  { value: 'sections', label: 'Sections', to: '/tour/sections', count: 1200 },
];

test('tabs are links, one of them selected', async () => {
  const { user } = renderComponent(
    <LinkTabs label="Tour" tabs={tabs} value="details" panelId="panel" />,
  );
  expect(screen.getByRole('tablist', { name: 'Tour' })).toBeVisible();
  const details = screen.getByRole('tab', { name: 'Details', selected: true });
  expect(details).toHaveAttribute('aria-controls', 'panel');
  const sections = screen.getByRole('tab', { name: 'Sections 1,200', selected: false });
  expect(sections).toHaveAttribute('href', '/tour/sections');
  await user.click(details);
  await user.keyboard('{ArrowRight}');
  expect(sections).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('pathname')).toHaveTextContent('/tour/sections'));
});

test('a value that is no tab selects none', () => {
  renderComponent(<LinkTabs label="Tour" tabs={tabs} value="elsewhere" />);
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
});
