import * as texts from '#texts/report/market-part/market-part';
import { nouns } from '@vitrina/ui/format/plural';
import { ConcentrationAbove } from '../charts/concentration.tsx';
import type { EntityListDefinition } from '../entity-list.tsx';
import type { MarketPart, PartBrand, PartReport, PartSeller } from './market-part.ts';

/** Defines the list of the sellers of a category or section. */
export const createSellerList = <Body,>(
  part: MarketPart,
  { useReport, getRows, getHHI }: PartReport<Body, PartSeller>,
): EntityListDefinition<Body, PartSeller> => ({
  name: 'sellers',
  caption: texts.sellers[part.kind],
  accusative: texts.sellersAccusative[part.kind],
  noun: nouns.seller,
  columns: [
    'sellerTitle',
    'revenue',
    part.shareField,
    'salesCount',
    'averagePrice',
    'medianPrice',
    'brandsCount',
    'productsCount',
    'lastRating',
    'potentialProfitIndex',
  ],
  summableShare: part.shareField,
  emptyTitle: texts.noSellers[part.kind],
  advice: texts.advice[part.kind],
  useReport,
  getRows,
  chartShape: 'strip',
  minChartedRows: 1,
  renderCharts: (body) => (
    <ConcentrationAbove field={part.hhiFields.sellers} hhi={getHHI(body)} rows={getRows(body)} />
  ),
});

/** Defines the list of the brands of a category or section. */
export const createBrandList = <Body,>(
  part: MarketPart,
  { useReport, getRows, getHHI }: PartReport<Body, PartBrand>,
): EntityListDefinition<Body, PartBrand> => ({
  name: 'brands',
  caption: texts.brands[part.kind],
  accusative: texts.brandsAccusative[part.kind],
  noun: nouns.brand,
  columns: [
    'brandTitle',
    'revenue',
    part.shareField,
    'salesCount',
    'averagePrice',
    'sellersCount',
    'productsCount',
    'averageRating',
    'potentialProfitIndex',
  ],
  summableShare: part.shareField,
  emptyTitle: texts.noBrands[part.kind],
  advice: texts.advice[part.kind],
  useReport,
  getRows,
  chartShape: 'strip',
  minChartedRows: 1,
  renderCharts: (body) => (
    <ConcentrationAbove field={part.hhiFields.brands} hhi={getHHI(body)} rows={getRows(body)} />
  ),
});
