import * as texts from '#texts/product/card';
import type { ProductInfo } from '@vitrina/contract';
import { showRelativeChange } from '@vitrina/ui/format/change';
import { formatInteger, formatMoney } from '@vitrina/ui/format/numbers';
import { useOffers } from './use-offers.ts';

/** The figures of a product, in display order. */
export const productFigures = [
  'revenue',
  'salesCount',
  'minPrice',
  'medianPrice',
  'sellersCount',
] as const satisfies readonly (keyof ProductInfo)[];

/** «586 990 – 643 990 ₸» */
const formatRange = ({ minPrice, maxPrice }: ProductInfo): string =>
  minPrice === maxPrice ? formatMoney(minPrice) : `${formatInteger(minPrice)} – ${formatMoney(maxPrice)}`;

/** «минимум −2,2 %» */
const describeMinimum = (minPrice: number, before: number): string =>
  texts.minimum(showRelativeChange(minPrice / before - 1, { isColoured: false, isWithinChance: null }).text);

/** «новых 2, ушло 1»; undefined without a compared week. */
function useSellersNote(): string | undefined {
  const { data } = useOffers();
  if (data === undefined || data.against === null) return undefined;
  const count = (state: 'entered' | 'left') =>
    data.productOffers.filter((offer) => offer.state === state).length;
  const [entered, left] = [count('entered'), count('left')];
  if (entered === 0 && left === 0) return texts.sameSellers;
  return [entered > 0 && texts.enteredCount(entered), left > 0 && texts.leftCount(left)]
    .filter((part) => part !== false)
    .join(', ');
}

/** Returns the parts of a product's tabs that differ from other profiles: the range of prices, and who came and went. */
export function useProductTabs(info: ProductInfo, before: ProductInfo | undefined) {
  const note = useSellersNote();
  return {
    minPrice: {
      label: texts.pricesTab,
      value: formatRange(info),
      note:
        before === undefined || before.minPrice === 0
          ? undefined
          : describeMinimum(info.minPrice, before.minPrice),
    },
    ...(note !== undefined && { sellersCount: { note } }),
  };
}
