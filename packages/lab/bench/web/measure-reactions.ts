import type { AuthResult } from '@vitrina/contract';
import type { Browser, Page } from 'playwright';
import { openPage, slowDown } from './open-page.ts';

declare global {
  interface Window {
    /** Time from an input to the next paint, of each event since the last reset, ms. */
    eventDurationsMs: number[];
    /** Tasks over 50 ms since the last reset, ms. */
    taskDurationsMs: number[];
  }
}

/** How a screen reacts to an input, one value a repetition, ms. */
export interface Reaction {
  name: string;
  /** From the input to the next paint. */
  paints: number[];
  /** The longest task until the page is idle again; 0 where none takes over 50 ms. */
  tasks: number[];
}

/** An input on a loaded screen, and what makes the screen ready for the next one. */
interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
  undo?: (page: Page) => Promise<void>;
}

/** Paths of screens whose week has a week before it. */
export interface ReactionPaths {
  seller: string;
  categories: string;
  list: string;
}

/** Time until a loaded page has prepared what it may, ms. */
const SETTLE_MS = 12_000;
/** Time until the page is idle after an input, ms. */
const IDLE_MS = 2500;
const REPETITIONS = 3;

/** Runs in the page; records the durations of events and of long tasks. */
function recordReactions(): void {
  window.eventDurationsMs = [];
  window.taskDurationsMs = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.eventDurationsMs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.taskDurationsMs.push(duration);
  }).observe({ type: 'longtask' });
}

const click =
  (role: 'button' | 'tab', name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole(role, { name }).first().click();

const press =
  (key: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(key);

/** Drags the mouse over the largest chart of the screen. */
async function brush(page: Page): Promise<void> {
  const box = await page.locator('main svg[role=img]').first().boundingBox();
  if (box === null) throw new Error('The screen has no chart');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, y, { steps: 6 });
  await page.mouse.up();
}

const interactions: Readonly<Record<keyof ReactionPaths, readonly Interaction[]>> = {
  seller: [
    { name: 'palette opened', act: click('button', /^Найти…/), undo: press('Escape') },
    { name: 'menu opened', act: click('button', 'Действия'), undo: press('Escape') },
    { name: 'another tab', act: click('tab', /^Бренды/), undo: click('tab', /^Категории/) },
    {
      name: 'another week',
      act: click('button', 'Предыдущая неделя'),
      undo: click('button', 'Следующая неделя'),
    },
    { name: 'comparison on', act: click('button', /^Сравнить с/), undo: click('button', /равн/) },
  ],
  categories: [
    {
      name: 'a section chosen',
      act: click('button', /^Раздел 1:/),
      undo: click('button', /^Раздел 1:/),
    },
  ],
  list: [{ name: 'chart brushed', act: brush, undo: press('Escape') }],
};

/** The largest of the values recorded since the last call, or `least`. */
const takeLargest = (page: Page, of: 'eventDurationsMs' | 'taskDurationsMs', least: number) =>
  page.evaluate(([name, floor]) => Math.max(floor, ...window[name].splice(0)), [of, least] as const);

async function measureInteraction(page: Page, { name, act, undo }: Interaction): Promise<Reaction> {
  const reaction: Reaction = { name, paints: [], tasks: [] };
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    await takeLargest(page, 'eventDurationsMs', 0);
    await takeLargest(page, 'taskDurationsMs', 0);
    await act(page);
    await page.waitForTimeout(IDLE_MS);
    reaction.paints.push(await takeLargest(page, 'eventDurationsMs', 16));
    reaction.tasks.push(await takeLargest(page, 'taskDurationsMs', 0));
    await undo?.(page);
    await page.waitForTimeout(IDLE_MS);
  }
  return reaction;
}

/** Measures how loaded screens react to inputs at a slowed processor. */
export async function measureReactions(
  browser: Browser,
  session: AuthResult,
  address: string,
  paths: ReactionPaths,
): Promise<Reaction[]> {
  const reactions: Reaction[] = [];
  for (const screen of ['seller', 'categories', 'list'] as const) {
    const page = await openPage(browser, session);
    await page.addInitScript(recordReactions);
    await page.goto(address + paths[screen]);
    await slowDown(page);
    await page.waitForTimeout(SETTLE_MS);
    for (const interaction of interactions[screen])
      reactions.push(await measureInteraction(page, interaction));
    await page.context().close();
  }
  return reactions;
}
