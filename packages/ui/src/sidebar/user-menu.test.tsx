import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/accessible.ts';
import { Shell, user } from '../../test/sidebar-shell.tsx';

describe('The user menu in the footer', () => {
  const open = () => page.getByRole('button', { name: /Меню пользователя/ }).click();

  test('shows the user’s e-mail and offers "Upgrade to Pro", Account, Billing, Notifications, the languages and «Выйти»', async () => {
    await render(<Shell />);
    await expect.element(page.getByText('aigerim@sauda.kz')).toBeVisible();
    await open();
    const offered = () =>
      page
        .getByRole('menu')
        .elements()
        .flatMap((menu) => [...menu.querySelectorAll('[role^=menuitem]')])
        .map((item) => item.textContent);
    await expect
      .poll(offered)
      .toEqual([
        'Upgrade to Pro',
        'Account',
        'Billing',
        'Notifications',
        'ТемаСистемная',
        'Русский',
        'Қазақша',
        'English',
        'Выйти',
      ]);
    await expectAccessible();
  });

  test('its first opening by Enter focuses the first item', async () => {
    await render(<Shell />);
    page
      .getByRole('button', { name: /Меню пользователя/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Upgrade to Pro' })).toHaveFocus();
  });

  test('the language in force is checked, and another one can be chosen', async () => {
    const onLanguage = vi.fn<(language: string) => void>();
    await render(<Shell user={{ ...user, onLanguage }} />);
    await open();
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Русский' })).toBeChecked();
    const kazakh = page.getByRole('menuitemcheckbox', { name: 'Қазақша' });
    await expect.element(kazakh).toHaveAttribute('lang', 'kk');
    await kazakh.click();
    expect(onLanguage).toHaveBeenCalledExactlyOnceWith('kk');
  });

  test('«Выйти» logs out', async () => {
    const onLogout = vi.fn<() => void>();
    await render(<Shell user={{ ...user, onLogout }} />);
    await open();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    expect(onLogout).toHaveBeenCalledOnce();
  });

  test('«Выйти» is disabled while logout is pending', async () => {
    const onLogout = vi.fn<() => void>();
    await render(<Shell user={{ ...user, onLogout, isLoggingOut: true }} />);
    await open();
    const logout = page.getByRole('menuitem', { name: 'Выйти' });
    await expect.element(logout).toHaveAttribute('aria-disabled', 'true');
    await logout.click({ force: true });
    expect(onLogout).not.toHaveBeenCalled();
  });

  test('«Тема» switches the theme and stores it in the cookie `theme`', async () => {
    await render(<Shell />);
    await open();
    const theme = page.getByRole('menuitem', { name: /Тема/ });
    await theme.click();
    expect(document.documentElement.dataset['theme']).toBe('light');
    await theme.click();
    await expect.element(theme).toHaveTextContent('ТемаТёмная');
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
    await theme.click();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(document.cookie).not.toContain('theme');
  });
});
