import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/accessible.ts';
import { followed, group, items, link, sections, Shell, width } from '../../test/sidebar-shell.tsx';

describe('On a desktop', () => {
  test('the sections are under the heading «Разделы»', async () => {
    await render(<Shell />);
    await expect.element(sections.getByRole('heading', { name: 'Разделы' })).toBeVisible();
  });

  test('an item without children is a link, rendered by the app’s link component', async () => {
    await render(<Shell buildHref={(path) => `${path}?year=2026&weekNumber=46`} />);
    await link('Главная').click();
    expect(followed).toHaveBeenLastCalledWith('/?year=2026&weekNumber=46');
  });

  test('an item with children is a group that opens and closes', async () => {
    await render(<Shell />);
    await expect.element(link('Найти продавцов')).not.toBeInTheDocument();
    await group('Продавцы').click();
    await expect.element(link('Найти продавцов')).toBeVisible();
    await group('Продавцы').click();
    await expect.element(link('Найти продавцов')).not.toBeInTheDocument();
  });

  test('a group is open at start if a child matches the current path', async () => {
    await render(<Shell path="/category" />);
    await expect.element(link('Профиль категории')).toBeVisible();
    await expect.element(group('Продавцы')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group is open at start if flagged active', async () => {
    await render(<Shell items={items.map((item) => ({ ...item, isActive: item.title === 'Продавцы' }))} />);
    await expect.element(link('Найти продавцов')).toBeVisible();
    await expect.element(group('Категории')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group opens on navigation to one of its pages', async () => {
    const screen = await render(<Shell path="/" />);
    await screen.rerender(<Shell path="/sellers" />);
    await expect.element(link('Найти продавцов')).toBeVisible();
  });

  test('the current page’s title is in bold, the others’ are not', async () => {
    await render(<Shell path="/category" />);
    expect(getComputedStyle(link('Профиль категории').element()).fontWeight).toBe('600');
    expect(getComputedStyle(link('Найти категории').element()).fontWeight).toBe('400');
    await expect.element(link('Профиль категории')).toHaveAttribute('aria-current', 'page');
  });

  test('it is 16rem wide, and 3rem when collapsed', async () => {
    await render(<Shell />);
    expect(width()).toBe(256);
    await page.getByRole('button', { name: 'Свернуть панель' }).click();
    expect(width()).toBe(48);
  });

  test.each(['Control', 'Meta'])('%s plus B toggles it, on a Russian keyboard too', async (modifier) => {
    await render(<Shell />);
    await userEvent.keyboard(`{${modifier}>}b{/${modifier}}`);
    await expect.poll(width).toBe(48);
    const held = modifier === 'Control' ? { ctrlKey: true } : { metaKey: true };
    dispatchEvent(new KeyboardEvent('keydown', { key: 'и', code: 'KeyB', cancelable: true, ...held }));
    await expect.poll(width).toBe(256);
  });

  test('B alone and B with Alt do nothing', async () => {
    await render(<Shell />);
    await userEvent.keyboard('b{Control>}{Alt>}b{/Alt}{/Control}');
    expect(width()).toBe(256);
  });

  test('its state is saved in a cookie named sidebar_state for 7 days', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await render(<Shell />);
    await page.getByRole('button', { name: 'Свернуть панель' }).click();
    const sevenDays = 7 * 24 * 60 * 60;
    expect(written).toHaveBeenCalledExactlyOnceWith(
      `sidebar_state=false; path=/; max-age=${sevenDays}; samesite=lax`,
    );
    expect(document.cookie).toContain('sidebar_state=false');
  });

  test.each([
    ['true', 256],
    ['false', 48],
  ])('a stored state of %s makes it %d px wide at the next visit', async (state, px) => {
    document.cookie = `sidebar_state=${state}; path=/`;
    await page.viewport(1100, 800);
    await render(<Shell />);
    expect(width()).toBe(px);
  });

  test('without a stored state it is collapsed below 1280 px', async () => {
    await page.viewport(1279, 800);
    await render(<Shell />);
    expect(width()).toBe(48);
  });

  test('collapsed, an icon has a tooltip and a group opens its pages in a menu', async () => {
    document.cookie = 'sidebar_state=false; path=/';
    await render(<Shell path="/category" />);
    await link('Главная').hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Главная');
    await group('Категории').click();
    const entry = page.getByRole('menuitem', { name: 'Профиль категории' });
    await expect.element(entry).toHaveStyle({ fontWeight: '600' });
    await entry.click();
    expect(followed).toHaveBeenLastCalledWith('/category');
  });

  test('is accessible, expanded and collapsed', async () => {
    await render(<Shell path="/category" onSearch={() => undefined} />);
    await expectAccessible();
    await page.getByRole('button', { name: 'Свернуть панель' }).click();
    await expectAccessible();
  });
});
