import { existsSync } from 'node:fs';

/**
 * Usual paths of Chromium on Linux and macOS; the first existing one wins. The headless shell draws no window: 63
 * tests cost 21 instead of 35 s of processor time.
 */
const CANDIDATE_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds an installed Chromium: CHROMIUM_PATH first, then the usual paths. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...CANDIDATE_PATHS].find((path) => path !== undefined && existsSync(path));

/** Flags for a Chromium that runs as root without network access. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would round the widths of letters, unlike a window.
  '--font-render-hinting=none',
];
