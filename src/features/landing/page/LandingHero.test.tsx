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

test('the name of the tour that can be heard says its language', async () => {
  const tour = {
    id: 'h',
    title: 'लोधी गार्डन',
    city: 'Delhi',
    country: 'India',
    languages: ['hi'],
    sampleAudioUrl: '/media/h.m4a',
  };
  const landingBody = { featuredTours: [tour], languages: [{ code: 'hi', label: 'Hindi' }] };
  history.replaceState(null, '', '/?lang=hi');
  render(
    <LandingPage
      {...landingProps}
      fetchPage={async () => new Response(JSON.stringify(landingBody))}
    />,
  );
  expect(await screen.findByText('लोधी गार्डन · Delhi')).toHaveAttribute('lang', 'hi');
  history.replaceState(null, '', '/');
});
