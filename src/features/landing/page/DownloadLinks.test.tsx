import { render, screen } from '@testing-library/react';
import { DownloadLinks } from './DownloadLinks';

/** Reports every observed element as near. */
class NearObserver {
  constructor(private readonly notify: (entries: object[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test('on a desktop the code for the phone follows the heading and the words that it belongs to', async () => {
  Object.assign(window, {
    matchMedia: () => ({ matches: true }),
    IntersectionObserver: NearObserver,
  });
  render(
    <DownloadLinks
      productName="Kathayatra"
      supportEmail="help@site.example"
      publicUrl="https://site.example"
      links={{ iosUrl: null, androidUrl: null }}
    />,
  );
  const code = await screen.findByRole('img', { name: 'QR code of this page, for your phone' });
  const heading = screen.getByRole('heading', { name: 'Take the tour with you' });
  const mail = screen.getByRole('link', { name: 'help@site.example' });
  for (const before of [heading, mail]) {
    expect(before.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
