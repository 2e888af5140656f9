import * as entities from '#texts/entities';
import * as texts from '#texts/brand/briefing';
import * as priceTexts from '#texts/brand/price';
import type { BrandChanges, BrandPrices } from '@vitrina/contract';
import { formatCount } from '@vitrina/ui/format/plural';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { BriefingChanges, BriefingList } from '../report/briefing/briefing.ts';
import { createTopList } from '../report/briefing/create-top-list.ts';
import { useBriefing } from '../report/briefing/use-briefing.ts';
import { createChangeRow } from '../report/changes/changes.tsx';
import { countStates } from '../report/changes/count-states.ts';
import { brandMetrics, useBrandHistory } from './brand-entity.ts';
import { listFacts } from './change-facts.ts';
import { brandChangeColumns, brandEffectWords } from './change-list.tsx';
import { brandPriceColumns, countBelow } from './price-list.tsx';
import { DEFAULT_THRESHOLD, formatThreshold } from './price-threshold.tsx';
import { brandProductColumns } from './product-list.tsx';
import { useGroupCounts } from './use-group-counts.ts';

/** Printed rows. */
const PAPER_PRODUCTS = 14;
const PAPER_SELLERS = 10;

const noChanges = { count: 0, cells: [] };

/** «34 предложения 12 продавцов дешевле обычной цены карточки больше чем на 5 %.» */
function describeList(prices: BrandPrices): string {
  const below = countBelow(prices);
  const threshold = formatThreshold(DEFAULT_THRESHOLD);
  if (below.offers === 0) return priceTexts.describeNobodyBelow(threshold);
  return priceTexts.describeBelow(
    formatCount(below.offers, priceTexts.belowOffer),
    formatCount(below.sellers, priceTexts.belowSeller),
    threshold,
  );
}

const createPriceList = (prices: BrandPrices): BriefingList => ({
  title: texts.prices,
  fields: brandPriceColumns,
  rows: prices.sellers,
  paperTitle: texts.belowUsual,
  sentence: describeList(prices),
  paperFields: ['sellerTitle', 'deepestGap', 'revenueBelow', 'belowCount', 'offersCount'],
  paperRows: prices.sellers
    .filter(({ belowCount }) => belowCount > 0)
    .toSorted((one, other) => other.revenueBelow - one.revenueBelow)
    .slice(0, PAPER_SELLERS),
});

const createChanges = (
  changes: BrandChanges,
  counts: BriefingChanges['counts'] | undefined,
): BriefingChanges => ({
  totals: changes,
  words: brandEffectWords,
  fields: brandChangeColumns,
  rows: changes.cells.map((cell) => createChangeRow(cell, listFacts(cell), brandEffectWords)),
  counts: counts ?? countStates(changes.cells),
});

/** Returns the briefing of the brand in the address. */
export function useBrandBriefing() {
  const { brand, brandId } = useReportParams();
  const { text } = useAgainst();
  const changes = reports.brand.changes.useQuery(brand && { ...brand, against: text });
  const prices = reports.brand.prices.useQuery(brand);
  const products = reports.brand.products.useQuery(brand);
  const { counts, isPending } = useGroupCounts(changes.data?.brandChanges ?? noChanges);
  return useBriefing({
    useHistory: useBrandHistory,
    scope: { brandId },
    results: [changes, prices, products],
    create: () => {
      const changed = changes.data?.brandChanges;
      const priced = prices.data?.brandPrices;
      const sold = products.data?.brandProducts;
      if (brandId === undefined || isPending || !changed || !priced || !sold) return undefined;
      return {
        entity: { kind: 'brand', id: brandId },
        what: texts.what,
        metrics: brandMetrics,
        changes: createChanges(changed, counts),
        lists: [
          createTopList({
            title: entities.products,
            fields: brandProductColumns,
            rows: sold,
            paperFields: ['productName', 'revenue', 'salesCount', 'medianPrice', 'potentialProfitIndex'],
            paperCount: PAPER_PRODUCTS,
          }),
          createPriceList(priced),
        ],
      };
    },
  });
}
