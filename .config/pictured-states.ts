import type { Page } from 'playwright';
import { answer, type Picture, type PicturedMarket } from './picture.ts';

const fault = { error: 'Отчёт не получен. Попробуйте ещё раз.', code: 'INTERNAL_SERVER_ERROR' };

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** What a person has opened over a screen. */
export const opened = ({ categoryIds: [categoryId] }: PicturedMarket): readonly Picture[] => [
  { name: 'palette', path: '/', act: (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette-found',
    path: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Найти' }).fill('сам');
    },
  },
  { name: 'sidebar', path: '/', only: 'phone', act: press('Развернуть панель') },
  { name: 'user-menu', path: '/', only: 'desktop', act: press(/sauda\.kz/) },
  { name: 'weeks', path: '/', act: press(/^Неделя/) },
  {
    name: 'filters',
    path: `/category-products?categoryId=${categoryId}&products.medianPrice=80000..240000`,
    act: press(/^Фильтры/),
  },
];

/** Screens that cannot show what was asked, or not yet. */
export const states = ({ sellerId, categoryIds: [categoryId] }: PicturedMarket): readonly Picture[] => [
  { name: 'nothing-left', path: `/category-sellers?categoryId=${categoryId}&sellers.sellerTitle=нет такого` },
  { name: 'week-not-published', path: `/seller?sellerId=${sellerId}&year=2025&weekNumber=20` },
  {
    name: 'loading',
    path: `/seller?sellerId=${sellerId}`,
    restless: true,
    before: (page) => page.route('**/api/report/seller-*/**', () => undefined),
  },
  {
    name: 'list-error',
    path: `/seller?sellerId=${sellerId}`,
    before: answer('**/api/report/seller-categories/**', 500, fault),
  },
  {
    name: 'error',
    path: `/seller?sellerId=${sellerId}`,
    before: answer('**/api/report/seller-*/**', 500, fault),
  },
  {
    name: 'failure',
    path: '/backend/health',
    before: (page) => page.route('**/assets/health*', (route) => route.abort()),
  },
];
