import { render, screen, waitFor } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './QrCode';

const url = 'https://site.example/playlist/p1';

/** Coordinates of the dark modules, read back from the drawn path. */
function drawnModules(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x},${y}`);
}

it('draws every dark module of the URL inside a light edge of four', async () => {
  render(<QrCode url={url} label="QR code of this page" />);
  const picture = await screen.findByRole('img', { name: 'QR code of this page' });
  const { data } = encode(url, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x + 4},${y + 4}`] : [])),
  );
  expect(drawnModules(picture.querySelector('path')?.getAttribute('d') ?? '')).toEqual(dark);
  expect(picture).toHaveAttribute('viewBox', `0 0 ${data.length + 8} ${data.length + 8}`);
});

it('draws nothing of a URL that no code can hold', async () => {
  const { rerender } = render(<QrCode url={url} label="QR code" />);
  await screen.findByRole('img');
  rerender(<QrCode url={`${url}/${'x'.repeat(3000)}`} label="QR code" />);
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});
