import type { Browser, Page } from 'playwright';

declare global {
  interface Window {
    /** When the first row of a table was painted, in ms from the start of the page; undefined until it is. */
    firstRow: number | undefined;
    /** Milliseconds from each click and each letter to the frame that shows what became of it. */
    answered: number[];
  }
}

/** How much slower than this machine the browser's processor is. */
const SLOWED = 4;

const person = {
  id: 'bench',
  email: 'bench@vitrina.kz',
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** Runs in the page: writes down when the first row is painted, and how soon each click and letter is answered. */
function watch(): void {
  const painted = () =>
    new Promise<number>((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
  window.answered = [];
  for (const type of ['click', 'input']) {
    addEventListener(
      type,
      ({ timeStamp }) => void painted().then((at) => window.answered.push(at - timeStamp)),
      true,
    );
  }
  const look = (): void => {
    if (document.querySelector('[role=grid] tbody th') === null) requestAnimationFrame(look);
    else
      void painted().then((at) => {
        window.firstRow = at;
      });
  };
  look();
}

/** A page of somebody who is signed in, or of a stranger, in a browser of its own with nothing kept. */
export async function openPage(browser: Browser, isSignedIn: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  const page = await context.newPage();
  if (!isSignedIn) return page;
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { user: person } }));
  await page.addInitScript((user) => {
    localStorage.setItem('access_token', 'bench');
    localStorage.setItem('refresh_token', 'bench');
    localStorage.setItem('user', JSON.stringify(user));
  }, person);
  await page.addInitScript(watch);
  return page;
}

/** Makes the processor of a page slower from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}
