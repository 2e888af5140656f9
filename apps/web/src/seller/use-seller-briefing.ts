import * as entities from '#texts/entities';
import * as texts from '#texts/seller/briefing';
import * as priceTexts from '#texts/seller/price';
import type { SellerChanges, SellerPrices } from '@vitrina/contract';
import { reports } from '../api/reports.ts';
import { useAgainst } from '../period/use-against.ts';
import { useReportParams } from '../period/use-report-params.ts';
import type { BriefingChanges, BriefingList } from '../report/briefing/briefing.ts';
import { createTopList } from '../report/briefing/create-top-list.ts';
import { useBriefing } from '../report/briefing/use-briefing.ts';
import { createChangeRow } from '../report/changes/changes.tsx';
import { countStates } from '../report/changes/count-states.ts';
import { listFacts } from '../report/changes/list-facts.ts';
import { sellerChangeColumns, sellerEffectWords } from './change-list.tsx';
import { describePrices } from './describe-prices.ts';
import { createPriceRows, sellerPriceColumns } from './price-table.tsx';
import { sellerProductColumns } from './product-list.tsx';
import { useSellerHistory } from './seller-entity.ts';
import { entityMetrics } from '../report/profile/entity-metrics.ts';
import { useGroupCounts } from './use-group-counts.ts';

/** Printed rows. */
const PAPER_PRODUCTS = 14;
const PAPER_PRICES = 10;

const noChanges = { count: 0, products: [] };

/** «Самая низкая цена на 140 из 430 карточек, они дают 38,4 % выручки.» */
function describeList(prices: SellerPrices): string {
  const { cheapest, revenueShare, before } = describePrices(prices);
  return `${priceTexts.describeCheapest(cheapest, revenueShare)} ${before ?? ''}`.trim();
}

function createPriceList(prices: SellerPrices): BriefingList {
  const rows = createPriceRows(prices.rows, new Map());
  const dearer = rows.filter(({ gapToOthers }) => gapToOthers !== null && gapToOthers > 0);
  return {
    title: texts.prices,
    fields: sellerPriceColumns,
    rows,
    paperTitle: texts.cheaperOthers,
    sentence: describeList(prices),
    paperFields: ['productName', 'gapToOthers', 'revenue', 'price', 'minPriceOfOthers'],
    paperRows: dearer.slice(0, PAPER_PRICES),
  };
}

const createChanges = (
  changes: SellerChanges,
  counts: BriefingChanges['counts'] | undefined,
): BriefingChanges => ({
  totals: changes,
  words: sellerEffectWords,
  fields: sellerChangeColumns,
  rows: changes.products.map((card) => createChangeRow(card, listFacts(card), sellerEffectWords)),
  counts: counts ?? countStates(changes.products),
});

/** Returns the briefing of the seller in the address. */
export function useSellerBriefing() {
  const { seller, sellerId } = useReportParams();
  const { text } = useAgainst();
  const params = seller && { ...seller, against: text };
  const changes = reports.seller.changes.useQuery(params);
  const prices = reports.seller.prices.useQuery(params);
  const products = reports.seller.products.useQuery(seller);
  const { counts, isPending } = useGroupCounts(changes.data?.sellerChanges ?? noChanges);
  return useBriefing({
    useHistory: useSellerHistory,
    scope: { sellerId },
    results: [changes, prices, products],
    create: () => {
      const changed = changes.data?.sellerChanges;
      const priced = prices.data?.sellerPrices;
      const sold = products.data?.sellerProducts;
      if (sellerId === undefined || isPending || !changed || !priced || !sold) return undefined;
      return {
        entity: { kind: 'seller', id: sellerId },
        what: texts.what,
        metrics: entityMetrics,
        changes: createChanges(changed, counts),
        lists: [
          createTopList({
            title: entities.products,
            fields: sellerProductColumns,
            rows: sold,
            paperFields: ['productName', 'revenue', 'salesCount', 'sellerPrice', 'potentialProfitIndex'],
            paperCount: PAPER_PRODUCTS,
          }),
          createPriceList(priced),
        ],
      };
    },
  });
}
