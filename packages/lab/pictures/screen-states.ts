import type { Page } from 'playwright';
import type { MarketIds } from '../start/market.ts';
import { respondWith, type Picture } from './picture.ts';

const serverError = { error: 'Отчёт не получен. Попробуйте ещё раз.', code: 'INTERNAL_SERVER_ERROR' };

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const pressBadge = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /Отличная|Хорошая|Умеренная|Слабая|Низкая/ })
    .first()
    .click();

/** Creates pictures of menus, sheets and dialogs over a screen. */
export const createOverlayPictures = ({
  sellerId,
  productId,
  categoryIds: [categoryId],
}: MarketIds): readonly Picture[] => [
  { name: 'palette', path: '/', interact: (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette-found',
    path: '/',
    interact: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Найти' }).fill('сам');
    },
  },
  { name: 'sidebar', path: '/', viewport: 'phone', interact: press('Развернуть панель') },
  { name: 'user-menu', path: '/', viewport: 'desktop', interact: press(/sauda\.kz/) },
  { name: 'weeks', path: '/', interact: press(/^Неделя/) },
  { name: 'index-popover', path: `/category?categoryId=${categoryId}`, interact: pressBadge },
  {
    name: 'index-popover-product',
    path: `/product?productId=${productId}`,
    interact: pressBadge,
  },
  { name: 'index-popover-mean', path: `/seller?sellerId=${sellerId}`, interact: pressBadge },
  {
    name: 'filters',
    path: `/category-products?categoryId=${categoryId}&products.medianPrice=80000..240000`,
    interact: press(/^Фильтры/),
  },
];

/** Creates pictures of empty, loading and error states. */
export const createStatePictures = ({
  sellerId,
  categoryIds: [categoryId],
}: MarketIds): readonly Picture[] => [
  { name: 'nothing-left', path: `/category-sellers?categoryId=${categoryId}&sellers.sellerTitle=нет такого` },
  { name: 'week-not-published', path: `/seller?sellerId=${sellerId}&year=2025&weekNumber=20` },
  {
    name: 'loading',
    path: `/seller?sellerId=${sellerId}`,
    isNeverIdle: true,
    prepare: (page) => page.route('**/api/report/seller-*/**', () => undefined),
  },
  {
    name: 'list-error',
    path: `/seller?sellerId=${sellerId}`,
    prepare: respondWith('**/api/report/seller-categories/**', 500, serverError),
  },
  {
    name: 'error',
    path: `/seller?sellerId=${sellerId}`,
    prepare: respondWith('**/api/report/seller-*/**', 500, serverError),
  },
  {
    name: 'failure',
    path: '/backend/health',
    prepare: (page) => page.route('**/assets/health*', (route) => route.abort()),
    // The app first reloads the page, in case of a new version.
    interact: (page) => page.getByRole('heading', { name: 'Something went wrong!' }).waitFor(),
  },
];
