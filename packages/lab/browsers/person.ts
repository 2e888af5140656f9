import type { MarketIds } from '../start/market.ts';
import type { RunningBrowser, Point, Tab } from './drivers/running-browser.ts';
import { isSettled, locate, readFocusedText, readText } from './in-page.ts';
import { poll } from './poll.ts';

/** Width and height of the window, px. */
export const DESKTOP = [1440, 900] as const;
export const PHONE = [390, 844] as const;

/** Functions that wait until the page shows something. */
const createEyes = (tab: Tab) => ({
  /** Waits until a function in the page returns neither null nor false. */
  waitFor: <Args extends unknown[], Result>(
    awaited: string,
    read: (...args: Args) => Result,
    ...args: Args
  ) => poll(awaited, () => tab.evaluate(read, ...args)),
  /** Waits until a function outside the page returns neither null nor false. */
  waitUntil: poll,
  waitForAddress: (pattern: RegExp) => {
    let address = '';
    const isReached = async () => {
      address = await tab.evaluate(() => location.href);
      return pattern.test(address);
    };
    return poll(() => `address ${pattern.source} instead of ${address}`, isReached);
  },
  /** Waits until the text of the first matching element matches. */
  waitForText: (selector: string, pattern: RegExp) =>
    poll(`${selector} with ${pattern.source}`, async () =>
      pattern.test((await tab.evaluate(readText, selector)) ?? ''),
    ),
  /** Waits until the name of the focused element contains the text. */
  waitForFocus: (text: string) =>
    poll(`the focus on ${text}`, async () => (await tab.evaluate(readFocusedText))?.includes(text) ?? false),
  /** Waits until the page stops loading. */
  settle: () => poll('a page that loads nothing', () => tab.evaluate(isSettled)),
  /** Finds a visible element by its selector and part of its name; scrolls to it and waits until it rests. */
  find: (selector: string, name = '') => {
    let before = '';
    return poll(`${selector} ${name}`, async () => {
      const box = await tab.evaluate(locate, selector, name);
      const isResting = JSON.stringify(box) === before;
      before = JSON.stringify(box);
      return isResting ? box : null;
    });
  },
});

/** Functions of the pointer. */
const createHand = (tab: Tab, find: ReturnType<typeof createEyes>['find']) => {
  /** Puts the pointer on an element; repeats if the page moved it meanwhile. */
  const hover = async (selector: string, name?: string) => {
    let box = await find(selector, name);
    for (let isThere = false; !isThere;) {
      await tab.movePointer(box);
      const now = await find(selector, name);
      isThere = now.x === box.x && now.y === box.y;
      box = now;
    }
  };
  return {
    hover,
    click: async (selector: string, name?: string) => {
      await hover(selector, name);
      await tab.holdPointer();
      await tab.releasePointer();
    },
    drag: async (from: Point, to: Point) => {
      await tab.movePointer(from);
      await tab.holdPointer();
      for (const part of [0.25, 0.5, 0.75, 1])
        await tab.movePointer({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await tab.releasePointer();
    },
  };
};

/** Creates a person who uses the product in one browser. */
export function createPerson(browser: RunningBrowser, origin: string, market: MarketIds) {
  const eyes = createEyes(browser.tab);
  return {
    ...browser,
    ...eyes,
    ...createHand(browser.tab, eyes.find),
    market,
    origin,
    /** Opens a path and waits until it has loaded. */
    open: async (path: string) => {
      await browser.tab.open(origin + path);
      // Charts load after the first interaction.
      for (const x of [2, 1]) await browser.tab.movePointer({ x, y: 1 });
      await eyes.settle();
    },
  };
}

/** A person who uses the product in one browser. */
export type Person = ReturnType<typeof createPerson>;
