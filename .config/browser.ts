import { existsSync } from 'node:fs';

/** Where a Chromium usually is, Linux and macOS, first match wins. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that the tests drive: named by CHROMIUM_PATH, else one already installed. */
export const installedBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...usual].find((path) => path !== undefined && existsSync(path));

/** Flags for a Chromium that runs as root on a machine with no way out. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
