import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';

/** A browser for the tests: its executable, its source, and the environment its process needs. */
type Browser = { path: string; source: string; environment: Record<string, string> };

const DEBIAN_PACKAGE = 'chromium-headless-shell';
const NPM_PACKAGE = '@sparticuz/chromium@153.0.0';
const folder = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));

const run = (command: string, args: string[], environment: Record<string, string> = {}) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

/** Installs Debian's package; needs root. */
function installDebianPackage(): Browser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing Debian’s package (about a minute) …');
  const nonInteractive = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], nonInteractive);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', DEBIAN_PACKAGE], nonInteractive);
  const path = findBrowser();
  return path ? { path, source: `Debian’s package ${DEBIAN_PACKAGE}`, environment: {} } : undefined;
}

function unpackNpmPackage(): void {
  console.log(`No Chromium found: fetching ${NPM_PACKAGE} …`);
  mkdirSync(folder, { recursive: true });
  run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', NPM_PACKAGE]);
  const inflate = `const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', inflate], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
}

/** Unpacks a Chromium with its libraries from npm; Linux x64 only. */
function installNpmPackage(): Browser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = join(folder, 'chromium');
  if (!existsSync(path)) unpackNpmPackage();
  const environment = {
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { path, source: NPM_PACKAGE, environment };
}

/** Runs Playwright's installer. */
function installWithPlaywright(): Browser {
  console.log('No Chromium found: running Playwright’s installer …');
  run('playwright', ['install', 'chromium']);
  return { path: chromium.executablePath(), source: 'Playwright’s installer', environment: {} };
}

/** Runs an installer; logs its error and returns undefined, so that the next one is tried. */
function attempt(install: () => Browser | undefined): Browser | undefined {
  try {
    return install();
  } catch (error) {
    console.log(`Installation error: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Finds the Chromium of the tests, or installs one. */
export function ensureBrowser(): Browser {
  const path = findBrowser();
  if (path) return { path, source: 'already installed', environment: {} };
  return attempt(installDebianPackage) ?? attempt(installNpmPackage) ?? installWithPlaywright();
}
