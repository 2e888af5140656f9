import type { AuthResult } from '@vitrina/contract';
import type { Browser, Page } from 'playwright';

declare global {
  interface Window {
    /** Time of the first painted row, ms since navigation; undefined before it. */
    firstRowMs: number | undefined;
    /** Time from each click and input to the next painted frame, ms. */
    paintDelaysMs: number[];
  }
}

/** Slowdown of the browser's processor. */
const CPU_SLOWDOWN = 4;

/** Runs in the page; records when the first row and each reaction to an input are painted. */
function recordPaints(): void {
  const waitForPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
  window.paintDelaysMs = [];
  for (const type of ['click', 'input']) {
    addEventListener(
      type,
      ({ timeStamp }) => void waitForPaint().then((at) => window.paintDelaysMs.push(at - timeStamp)),
      true,
    );
  }
  const checkFirstRow = (): void => {
    if (document.querySelector('[role=grid] tbody th') === null) requestAnimationFrame(checkFirstRow);
    else
      void waitForPaint().then((at) => {
        window.firstRowMs = at;
      });
  };
  checkFirstRow();
}

/** Opens a page in a new browser context, signed in with a session where one is given. */
export async function openPage(browser: Browser, session?: AuthResult): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  const page = await context.newPage();
  if (session === undefined) return page;
  await page.addInitScript(({ accessToken, refreshToken, user }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('refresh_token', refreshToken);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
  await page.addInitScript(recordPaints);
  return page;
}

/** Throttles the processor of a page. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
