import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages for Firefox and WebKitGTK, each by a file that it installs. */
const packages: Readonly<Record<string, string>> = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/gjs': 'gjs',
  '/usr/share/doc/gir1.2-webkit2-4.1': 'gir1.2-webkit2-4.1',
};

/** Debian's path of Firefox. */
export const FIREFOX_PATH = '/usr/bin/firefox-esr';

/** Installs missing packages; needs root and Debian. */
export function ensurePackages(): void {
  const missing = Object.keys(packages).filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map((file) => packages[file] ?? '');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`Debian’s packages are missing: ${names.join(' ')}. Install them, or run as root.`);
  process.stdout.write(`Installing Debian’s packages: ${names.join(' ')} …\n`);
  const run = (args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run(['update', '-qq']);
  run(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
