import { PHONE } from '../person.ts';
import { expectThat, type Step } from './step.ts';

const keyboardSteps: Step[] = [
  {
    name: 'Ctrl+K finds a brand, Enter opens it with the focus on its heading',
    run: async ({ tab, open, find, settle, waitFor, waitForAddress }) => {
      await open('/account');
      await tab.press('Control+k');
      await find('[role=combobox]');
      await tab.type('samsung');
      await find('[role=option]', 'Samsung');
      await tab.press('Enter');
      await waitForAddress(/\/brand\?.*brandId=/);
      await settle();
      await waitFor('the focus on the heading', () => document.activeElement?.matches('main h1') === true);
    },
  },
  {
    name: 'the first Tab reaches «К содержанию», which moves the focus to the heading',
    run: async ({ tab, market, open, waitFor, waitForFocus }) => {
      await open(`/seller?sellerId=${market.sellerId}`);
      await tab.press('Tab');
      await waitForFocus('К содержанию');
      await tab.press('Enter');
      await waitFor('the focus on the heading', () => document.activeElement?.matches('main h1') === true);
    },
  },
  {
    name: 'keys alone open a tab and the user menu',
    run: async ({ tab, market, open, waitFor, waitForAddress, find }) => {
      await open(`/seller?sellerId=${market.sellerId}`);
      for (let presses = 0; presses < 60; presses += 1) {
        if (await tab.evaluate(() => document.activeElement?.getAttribute('role') === 'tab')) break;
        await tab.press('Tab');
      }
      await tab.press('ArrowRight');
      await waitForAddress(/tab=/);
      await tab.evaluate(() =>
        [...document.querySelectorAll('button')]
          .find((button) => button.textContent.includes('Меню пользователя'))
          ?.focus(),
      );
      await tab.press('Enter');
      await find('[role=menuitem]', 'Выйти');
      await tab.press('Escape');
      await waitFor('no menu', () => document.querySelector('[role=menu]') === null);
    },
  },
];

const weekSteps: Step[] = [
  {
    name: 'a week is chosen from the menu by keys, then the next one by its button',
    run: async ({ tab, market, open, click, settle, waitForAddress, waitForFocus, waitForText }) => {
      await open(`/seller?sellerId=${market.sellerId}`);
      await click('fieldset button[aria-haspopup=menu]');
      // The pressed button has the focus, and the same text, until the menu is open.
      await waitForText('[role=menu]', /Неделя 45/);
      await waitForFocus('Неделя 46');
      await tab.press('ArrowDown');
      await waitForFocus('Неделя 45');
      await tab.press('ArrowDown');
      await waitForFocus('Неделя 44');
      await tab.press('Enter');
      await waitForAddress(/weekNumber=44/);
      await settle();
      await click('button[aria-label="Следующая неделя"]');
      await waitForAddress(/weekNumber=45/);
      await waitForText('fieldset', /Неделя 45/);
    },
  },
];

/** Steps of a person who navigates by pointer, keys or on a phone. */
export const navigationSteps: Step[] = [
  ...keyboardSteps,
  ...weekSteps,
  {
    name: 'on a phone: the sections open as a sheet, a row opens',
    run: async ({ tab, market, open, click, find, waitForAddress, settle }) => {
      await tab.resize(...PHONE);
      await open(`/category-sellers?categoryId=${market.categoryIds[0]}`);
      const width = await tab.evaluate(() => document.documentElement.scrollWidth);
      expectThat(width <= PHONE[0], `The page is ${width} px wide.`);
      await click('main li a, main [role=row] a');
      await waitForAddress(/\/seller\?/);
      await settle();
      await click('button[aria-label="Развернуть панель"]');
      await find('[role=dialog] a', 'Главная');
      await click('[role=dialog] a', 'Главная');
      await waitForAddress(/\/(\?.*)?$/);
      await settle();
    },
  },
];

/** Ends the session; the last step. */
export const logoutStep: Step = {
  name: '«Выйти» ends the session and forgets its data',
  run: async ({ tab, origin, open, click, settle, waitForAddress }) => {
    await open('/');
    await click('button', 'Меню пользователя');
    await click('[role=menuitem]', 'Выйти');
    await waitForAddress(/\/login$/);
    const stored = await tab.evaluate(() => Object.keys(localStorage).join());
    expectThat(!/token|user|entities/.test(stored), `Local storage still has ${stored}.`);
    await tab.open(`${origin}/account`);
    await waitForAddress(/\/login$/);
    await settle();
  },
};
