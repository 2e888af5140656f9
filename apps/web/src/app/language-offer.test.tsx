import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp } from '../../test/render-app.tsx';

const offer = page.getByRole('complementary', { name: 'Vitrina қазақ тілінде де бар.' });

/** Sets the preferred languages of the browser. */
const preferLanguages = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  document.cookie = 'language=; Path=/; Max-Age=0';
});

test.each(['/home', '/login', '/account'])(
  '%s offers the language of the browser in that language, and a refusal is remembered',
  async (path) => {
    preferLanguages('kk-KZ', 'ru');
    const { view } = await renderApp(path, { signedIn: path === '/account', width: 390 });
    await expect.element(offer).toBeVisible();
    expect(offer.element().getAttribute('lang')).toBe('kk');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible('aside');
    await offer.getByRole('button', { name: 'Жоқ, рақмет' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(document.cookie).toContain('language=ru');
    await view.unmount();
    await renderApp(path, { signedIn: path === '/account' });
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(offer.elements()).toEqual([]);
  },
);

test.each([[['ru', 'en']], [['de']]])('a browser of %s is offered nothing', async (languages) => {
  preferLanguages(...languages);
  await renderApp('/home', { signedIn: false });
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(page.getByRole('complementary').elements()).toEqual([]);
});
