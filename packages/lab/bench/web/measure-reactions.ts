import type { AuthResult } from '@vitrina/contract';
import type { Browser, Page } from 'playwright';
import { atMost, type Figure } from '../results/figure.ts';
import { measureInputs, openPage, slowDown, takeReaction } from './open-page.ts';

/** An input on a loaded screen, and the step that prepares the screen for the next one. */
interface Interaction {
  name: string;
  act: (page: Page) => Promise<void>;
  undo: (page: Page) => Promise<void>;
}

/** URLs of screens whose week has a week before it. */
interface ScreenUrls {
  seller: string;
  categories: string;
  list: string;
}

/** Time until a loaded page has finished its idle work, ms. */
const SETTLE_MS = 12_000;
/** Time until the page is idle after an input, ms. */
const IDLE_MS = 2500;
const REPETITIONS = 3;

const click =
  (role: 'button' | 'tab', name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole(role, { name }).first().click();

const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape');

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

const interactions: Readonly<Record<keyof ScreenUrls, readonly Interaction[]>> = {
  seller: [
    { name: 'palette opened', act: click('button', /^Найти…/), undo: pressEscape },
    { name: 'menu opened', act: click('button', 'Действия'), undo: pressEscape },
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
  list: [{ name: 'chart brushed', act: brush, undo: pressEscape }],
};

async function measureInteraction(page: Page, { name, act, undo }: Interaction): Promise<Figure> {
  const inputs = Array.from({ length: REPETITIONS }, () => () => act(page));
  return {
    name: `${name}, 4× slower processor: next paint`,
    unit: 'ms',
    value: await measureInputs(page, IDLE_MS, inputs, () => undo(page)),
    bound: atMost(100),
  };
}

/** Measures the reactions of loaded screens to inputs with a throttled processor. */
export async function measureReactions(
  browser: Browser,
  session: AuthResult,
  urls: ScreenUrls,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of ['seller', 'categories', 'list'] as const) {
    const page = await openPage(browser, urls[screen], session);
    await page.goto(urls[screen]);
    await slowDown(page);
    await takeReaction(page, SETTLE_MS);
    for (const interaction of interactions[screen]) figures.push(await measureInteraction(page, interaction));
    await page.context().close();
  }
  return figures;
}
