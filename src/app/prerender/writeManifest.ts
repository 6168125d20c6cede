const icon = (src: string, sizes: string, type: string, purpose: string) => ({
  src,
  sizes,
  type,
  purpose,
});

/** Web app manifest. */
export function writeManifest(productName: string, background: string): string {
  return JSON.stringify(
    {
      id: '/',
      name: productName,
      short_name: productName,
      description: 'Audio tours across India',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: background,
      theme_color: '#e8740c',
      icons: [
        icon('/favicon.svg', 'any', 'image/svg+xml', 'any'),
        icon('/icon-192.png', '192x192', 'image/png', 'any'),
        icon('/icon-512.png', '512x512', 'image/png', 'any'),
        icon('/icon-maskable.svg', 'any', 'image/svg+xml', 'maskable'),
        icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
      ],
    },
    null,
    2,
  );
}
