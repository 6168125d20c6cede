import { render, screen } from '@testing-library/react';
import { LandingPage } from './LandingPage';

test('“Browse tours” leads to the message where the tours could not be loaded, and no room is kept for a sample', async () => {
  const { container } = render(
    <LandingPage
      productName="Kathayatra"
      supportEmail="help@site.example"
      publicUrl="https://site.example"
      workerUrl="https://worker.example"
      iosStoreUrl={null}
      androidStoreUrl={null}
      toursUrl={null}
      fetchPage={async () => Response.error()}
      reload={() => undefined}
      frame={({ children }) => <main>{children}</main>}
    />,
  );
  expect(container.querySelector('.hero-sample')).not.toBeNull();
  const alert = await screen.findByRole('alert');
  const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse tours' });
  expect(container.querySelectorAll(hash)).toHaveLength(1);
  expect(container.querySelector(hash)).toBe(alert);
  expect(container.querySelector('.hero-sample')).toBeNull();
});
