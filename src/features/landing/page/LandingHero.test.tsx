import { render, screen } from '@testing-library/react';
import { landingProps } from '../../../testing/landingProps';
import { LandingPage } from './LandingPage';

test('“Browse tours” leads to the message where the tours could not be loaded, and no room is kept for a sample', async () => {
  const { container } = render(
    <LandingPage {...landingProps} fetchPage={async () => Response.error()} />,
  );
  expect(container.querySelector('.hero-sample')).not.toBeNull();
  const alert = await screen.findByRole('alert');
  const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse tours' });
  expect(container.querySelectorAll(hash)).toHaveLength(1);
  expect(container.querySelector(hash)).toBe(alert);
  expect(container.querySelector('.hero-sample')).toBeNull();
});
