import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../pictures/demo-server.ts';
import type { RunningBrowser } from './running-browser.ts';
import { openSession } from './webdriver.ts';
import { createWebkitTab } from './webkit-tab.ts';

const windowScript = fileURLToPath(new URL('webkit-window.js', import.meta.url));

/** Starts an in-memory display; its number is written to file descriptor 3. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => display.kill() };
}

async function waitForDriver(driver: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(100);
  }
  throw new Error('WebKitWebDriver does not respond.');
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
  const port = await findFreePort();
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
  await waitForDriver(address);
  const { command, version } = await openSession(address, {
    'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', windowScript] },
  });
  const close = async () => {
    const exited = once(driver, 'exit');
    driver.kill();
    await exited;
    display.stop();
  };
  return { name: `WebKitGTK ${version}`, tab: createWebkitTab(command), downloads, reports, close };
}
