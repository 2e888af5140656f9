import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { installedBrowser } from './browser.ts';

/** A browser for the tests: where it is, where it came from, and what its process needs. */
type Browser = { path: string; origin: string; environment: Record<string, string> };

const packed = '@sparticuz/chromium@153.0.0';
const folder = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));

const run = (command: string, args: string[], environment: Record<string, string> = {}) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

/** Debian's own package: only root may install it. */
function fromDebian(): Browser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing Debian’s package (about a minute) …');
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], quietly);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  const path = installedBrowser();
  return path ? { path, origin: 'Debian’s package chromium', environment: {} } : undefined;
}

function unpack(): void {
  console.log(`No Chromium found: fetching ${packed} …`);
  mkdirSync(folder, { recursive: true });
  run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', packed]);
  const inflate = `const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', inflate], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
}

/** A Chromium packed for machines with nothing but Linux on x64; brings the libraries it needs. */
function fromPackage(): Browser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = join(folder, 'chromium');
  if (!existsSync(path)) unpack();
  const libraries = {
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { path, origin: packed, environment: libraries };
}

/** Playwright's own installer, for every other machine. */
function fromPlaywright(): Browser {
  console.log('No Chromium found: asking Playwright’s installer …');
  run('playwright', ['install', 'chromium']);
  return { path: chromium.executablePath(), origin: 'Playwright’s installer', environment: {} };
}

/** What a source has, or nothing where it fails: the next one is asked then, and the reason is told. */
function attempt(source: () => Browser | undefined): Browser | undefined {
  try {
    return source();
  } catch (error) {
    console.log(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** The Chromium that the tests drive; where the machine has none, one is got. */
export function getBrowser(): Browser {
  const path = installedBrowser();
  if (path) return { path, origin: 'already installed', environment: {} };
  return attempt(fromDebian) ?? attempt(fromPackage) ?? fromPlaywright();
}
