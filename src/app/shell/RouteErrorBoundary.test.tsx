import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouteErrorBoundary } from './RouteErrorBoundary';

function Broken(): never {
  throw new Error('A row has no title');
}

it('an error in a screen is shown with two ways to continue', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const routes = [{ path: '/', element: <Broken />, errorElement: <RouteErrorBoundary /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Unexpected Application Error!');
  expect(panel).toHaveTextContent('A row has no title');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
});
