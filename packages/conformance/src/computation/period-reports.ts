import { figuresOf } from './figures.ts';
import { topByRevenue } from './rows.ts';
import type { Reports } from './reports.ts';

/** The reports about a week as such. */
export const periodReports: Reports<'period'> = {
  weekInfo: ({ week, offers }) => ({
    weekInfo: {
      ...figuresOf(offers),
      year: week.year,
      weekNumber: week.weekNumber,
      isDemo: week.isDemo,
      publishedAt: week.publishedAt,
      marketName: null,
      daysCount: 7,
      offersCount: offers.length,
      topSellers: topByRevenue(offers, 'sellerId', (id) => week.names.seller(id).sellerTitle, 8),
      topBrands: topByRevenue(offers, 'brandId', week.names.brand, 8),
    },
  }),
};
