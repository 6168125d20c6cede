import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SidebarAnchor } from './SidebarAnchor';

const Place = () => <p>{useLocation().pathname}</p>;
const page = (label: string, ref: (element: HTMLAnchorElement | null) => void) => (
  <MemoryRouter>
    <Place />
    <SidebarAnchor to="/admin/tours" ref={ref}>
      {label}
    </SidebarAnchor>
  </MemoryRouter>
);

test('keeps its element through renders, and leads there without a load of the page', async () => {
  const seen: (Element | null)[] = [];
  const ref = (element: Element | null) => void seen.push(element);
  const view = render(page('Tours', ref));
  view.rerender(page('All tours', ref));
  const link = screen.getByRole('link', { name: 'All tours' });
  expect(seen).toEqual([link]);
  expect(link).toHaveAttribute('href', '/admin/tours');
  await userEvent.click(link);
  expect(screen.getByText('/admin/tours')).toBeVisible();
});
