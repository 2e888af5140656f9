import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../apps/api/test/server-process.ts';
import { poll } from '../poll.ts';
import type { RunningBrowser } from './running-browser.ts';
import { createTab, openSession } from './webdriver.ts';

const windowScript = fileURLToPath(new URL('webkit-window.js', import.meta.url));

/** Starts an in-memory display; its number is written to file descriptor 3. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => display.kill() };
}

/**
 * Checks whether a line of the driver's standard error, which includes the page's console, is a report. WebKit
 * reports requests ended by a navigation as forbidden by access control; none of the product's has another origin.
 */
const isReport = (line: string): boolean =>
  /CONSOLE.*(ERROR|WARN)/.test(line) && !line.endsWith('due to access control checks.');

/** Starts a WebKitGTK window by WebKitWebDriver on a separate display. */
export async function startWebkit(downloads: string): Promise<RunningBrowser> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      DOWNLOADS: downloads,
      TZ: 'Asia/Almaty',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const reports: string[] = [];
  createInterface(driver.stderr).on('line', (line) => isReport(line) && reports.push(line));
  const address = `http://127.0.0.1:${port}`;
  await poll('a response of WebKitWebDriver', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { command, version } = await openSession(address, {
    'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', windowScript] },
  });
  const close = async () => {
    const exited = once(driver, 'exit');
    driver.kill();
    await exited;
    display.stop();
  };
  return { name: `WebKitGTK ${version}`, tab: createTab(command), downloads, reports, close };
}
