import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/accessible.ts';
import { link, sections, Shell, width } from '../../test/sidebar-shell.tsx';

describe('Below 768 px', () => {
  test('it opens as a sheet 18rem wide and closes when a link is clicked', async () => {
    await page.viewport(767, 800);
    await render(<Shell />);
    await expect.element(sections).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Развернуть панель' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Разделы' })).toBeVisible();
    expect(width()).toBe(288);
    await expectAccessible();
    await link('Главная').click();
    await expect.element(sections).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'Развернуть панель' }).click();
    await page.getByRole('button', { name: /Меню пользователя/ }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await expect.element(sections).not.toBeInTheDocument();
  });

  test.each(['touch', 'mouse'])(
    'a press on the user menu opens it when it ends, so that it ends on no item (%s)',
    async (pointerType) => {
      await page.viewport(390, 844);
      await render(<Shell />);
      await page.getByRole('button', { name: 'Развернуть панель' }).click();
      const trigger = page.getByRole('button', { name: /Меню пользователя/ });
      const menu = page.getByRole('menu');
      const press = { bubbles: true, cancelable: true, button: 0, pointerType, detail: 1 };
      // The first opening loads the code; Radix handles the second.
      for (let opening = 0; opening < 2; opening += 1) {
        trigger.element().dispatchEvent(new PointerEvent('pointerdown', press));
        await new Promise((done) => requestAnimationFrame(done));
        expect(menu.elements()).toEqual([]);
        trigger.element().dispatchEvent(new PointerEvent('click', press));
        await expect.element(menu).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await expect.element(menu).not.toBeInTheDocument();
      }
    },
  );

  test('at 768 px it is not a sheet', async () => {
    await page.viewport(768, 800);
    await render(<Shell />);
    expect(width()).toBe(48);
  });

  test('Ctrl plus B toggles the sheet and does not change the stored state', async () => {
    await page.viewport(390, 800);
    await render(<Shell />);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect.element(sections).toBeVisible();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect.element(sections).not.toBeInTheDocument();
    expect(document.cookie).not.toContain('sidebar_state');
  });
});
