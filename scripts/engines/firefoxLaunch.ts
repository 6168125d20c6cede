import path from 'node:path';

/** Options of Playwright's `firefox.launch` for Debian's Firefox, which FIREFOX_PATH names. */
export const firefoxLaunch = {
  channel: 'moz-firefox',
  executablePath: path.resolve('e2e/engines/firefoxForPlaywright.mjs'),
  firefoxUserPrefs: {
    // Allows audio without a user gesture.
    'media.autoplay.default': 0,
    // Routes localhost through the proxy that drops responses as well.
    'network.proxy.allow_hijacking_localhost': true,
  },
};
