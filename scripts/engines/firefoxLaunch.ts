import path from 'node:path';

/** Options of Playwright's `firefox.launch` for Debian's Firefox, which FIREFOX_PATH names. */
export const firefoxLaunch = {
  channel: 'moz-firefox',
  executablePath: path.resolve('e2e/engines/firefoxForPlaywright.mjs'),
  firefoxUserPrefs: {
    // Sound without a gesture.
    'media.autoplay.default': 0,
    // The proxy that loses responses is used for localhost too.
    'network.proxy.allow_hijacking_localhost': true,
  },
};
