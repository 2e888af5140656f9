import type { ImportReport } from '@vitrina/contract';
import { formatWeek, isSameWeek, parseWeek } from '@vitrina/contract/iso-week';
import { countOffers } from '../feed/publish/compare-rows.ts';
import type { WeekComparison } from '../feed/publish/compare-weeks.ts';
import type { PublishedFiles } from '../feed/publish/publish-files.ts';
import type { PublishedWeekRecord } from '../store/published-weeks.ts';

const describeComparison = (comparison: WeekComparison | undefined): ImportReport['comparison'] => {
  if (!comparison) return null;
  const { before, vanished } = comparison;
  return {
    year: before.year,
    weekNumber: before.weekNumber,
    offersCount: before.offers,
    sellersCount: before.sellers,
    revenue: before.revenue,
    goneSellersCount: vanished.sellers,
    goneProductsCount: vanished.products,
  };
};

const describeWeeks = (
  { weeks, replaced: comparisons }: PublishedFiles,
  published: readonly PublishedWeekRecord[],
): ImportReport['weeks'] =>
  weeks.map(({ year, weekNumber, offers, sellers, revenue }) => {
    const before = published.find((one) => !one.isDemo && isSameWeek(one, { year, weekNumber }));
    const name = formatWeek({ year, weekNumber });
    const replaced = before && {
      publishedAt: before.publishedAt,
      offersCount: countOffers(before),
      comparison: describeComparison(comparisons.find(({ week }) => week === name)),
    };
    return {
      year,
      weekNumber,
      offersCount: offers,
      sellersCount: sellers,
      revenue,
      replaced: replaced ?? null,
    };
  });

/** Describes what an ingest found in the files of an import, beside the weeks published before it. */
export const describeImport = (
  summary: PublishedFiles,
  published: readonly PublishedWeekRecord[],
): ImportReport => ({
  readCount: summary.rows.read,
  loadedCount: summary.rows.loaded,
  rejectedCount: summary.rows.rejected,
  duplicatesCount: summary.rows.duplicates,
  weeks: describeWeeks(summary, published),
  rejects: summary.reasons.map(({ column, reason, rows, example }) => ({
    field: column,
    reason,
    rowsCount: rows,
    ...example,
  })),
  warnings: summary.warnings.map(({ kind, week, count, message }) => ({
    kind,
    ...parseWeek(week),
    count,
    message,
  })),
  newSellersCount: summary.newIds.seller,
  newProductsCount: summary.newIds.product,
  newBrandsCount: summary.newIds.brand,
  newCategoriesCount: summary.newIds.category,
  comparison: describeComparison(summary.comparison),
  removesDemo: published.some(({ isDemo }) => isDemo),
});
