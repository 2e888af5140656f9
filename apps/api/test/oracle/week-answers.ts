import type { WeekInfo } from '@vitrina/contract';
import { money } from './offer-row.ts';
import { averagePrice, distinct } from './slice.ts';
import { leaders, titles, type Week } from './week.ts';

/** What the week's pointer says, which no offer tells. */
const pointer = { isDemo: false, publishedAt: '2026-11-16T01:40:00.000Z' };

/** The whole market of the week. */
export function weekInfo(week: Week): WeekInfo {
  const { whole } = week;
  return {
    ...pointer,
    year: week.year,
    weekNumber: week.weekNumber,
    revenue: money(whole.revenue),
    salesCount: whole.units,
    averagePrice: averagePrice(whole),
    sellersCount: distinct(whole.offers, 'seller_id'),
    brandsCount: distinct(whole.offers, 'brand_id'),
    categoriesCount: distinct(whole.offers, 'category_id'),
    productsCount: distinct(whole.offers, 'product_id'),
    topSellers: leaders(week.sellers, 8).map(([id, { revenue }]) => ({
      id,
      title: titles(week).seller(id),
      revenue: money(revenue),
    })),
    topBrands: leaders(week.brands, 8).map(([id, { revenue }]) => ({
      id,
      title: titles(week).brand(id),
      revenue: money(revenue),
    })),
  };
}
