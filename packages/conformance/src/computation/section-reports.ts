import { brandsHHI, figuresOf, revenueOf, sellersHHI, share } from './figures.ts';
import { historyOf, shareOrNull } from './histories.ts';
import type { Offer } from './offer.ts';
import type { Reports } from './reports.ts';
import { brandSlices, categoryRow, nativeIndices, rankedRows, sellerSlices, topFive } from './rows.ts';
import { offersOfSection, placeOfSection } from './scopes.ts';
import { meanIndex } from './week-indices.ts';
import type { OpenWeek } from './week.ts';

const titleOf = ({ names }: OpenWeek, sectionId: number) => ({ sectionTitle: names.category(sectionId) });

/** The figures of a section over the offers of its leaf categories, ranked among the sections of its level. */
function sectionFigures(week: OpenWeek, sectionId: number, offers: readonly Offer[]) {
  const siblings = week.sections.find(({ offersBy }) => offersBy.has(sectionId))?.ranks;
  const indexOfLeaf = (own: Offer) => nativeIndices(week, 'categories', own.categoryId).potentialProfitIndex;
  return {
    ...figuresOf(offers),
    placeByRevenue: placeOfSection(week, sectionId),
    placesCount: siblings?.size ?? 0,
    meanPotentialProfitIndex: meanIndex(offers, indexOfLeaf),
    sectionSellersHHI: sellersHHI(offers),
    sectionBrandsHHI: brandsHHI(offers),
  };
}

/** The reports about sections. */
export const sectionReports: Reports<'section'> = {
  info: ({ week, offers }, { sectionId }) => {
    const isTop = week.sections[0].offersBy.has(sectionId);
    const [{ categoryId }] = offers as readonly [Offer, ...Offer[]];
    return {
      sectionInfo: {
        year: week.year,
        weekNumber: week.weekNumber,
        sectionId,
        ...titleOf(week, sectionId),
        category1LvlId: isTop ? null : week.names.parents(categoryId).category1LvlId,
        ...sectionFigures(week, sectionId, offers),
        shareRevenueFromTotal: share(revenueOf(offers), revenueOf(week.offers)),
        topSellers: topFive(offers, 'sellerId', (id) => week.names.seller(id).sellerTitle),
        topBrands: topFive(offers, 'brandId', week.names.brand),
      },
    };
  },
  history: (scope, { sectionId }) => {
    const history = historyOf(
      scope,
      (week) => offersOfSection(week, sectionId),
      (week, offers) => ({
        ...sectionFigures(week, sectionId, offers),
        shareRevenueFromTotal: shareOrNull(offers, week.offers),
      }),
    );
    return (
      history && {
        sectionHistory: { sectionId, ...titleOf(history.latest, sectionId), weeks: history.weeks },
      }
    );
  },
  categories: ({ week, offers }, { sectionId }) => ({
    sectionCategories: rankedRows(offers, 'categoryId', (id, own) => ({
      ...categoryRow(week, id, own),
      shareRevenueFromSection: share(revenueOf(own), revenueOf(offers)),
    })),
    ...titleOf(week, sectionId),
  }),
  sellers: ({ week, offers }, { sectionId }) => ({
    sectionSellers: sellerSlices(week, offers, 'shareRevenueFromSection'),
    sectionSellersHHI: sellersHHI(offers),
    ...titleOf(week, sectionId),
  }),
  brands: ({ week, offers }, { sectionId }) => ({
    sectionBrands: brandSlices(week, offers, 'shareRevenueFromSection'),
    sectionBrandsHHI: brandsHHI(offers),
    ...titleOf(week, sectionId),
  }),
};
