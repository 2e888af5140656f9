import { nouns } from '@vitrina/ui/format/plural';
import { ConcentrationAbove } from '../charts/concentration.tsx';
import type { EntityListDefinition } from '../entity-list.tsx';
import type { MarketPart, PartBrand, PartReport, PartSeller } from './market-part.ts';

const createAdvice = ({ another }: MarketPart) => `Выберите другую неделю или ${another}.`;

/** Defines the list of the sellers of a category or section. */
export const createSellerList = <Body,>(
  part: MarketPart,
  { useReport, getRows, getHHI }: PartReport<Body, PartSeller>,
): EntityListDefinition<Body, PartSeller> => ({
  name: 'sellers',
  caption: `Продавцы ${part.genitive}`,
  accusative: `продавцов ${part.genitive}`,
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
  emptyTitle: `За эту неделю в ${part.prepositional} нет продавцов`,
  advice: createAdvice(part),
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
  caption: `Бренды ${part.genitive}`,
  accusative: `бренды ${part.genitive}`,
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
  emptyTitle: `За эту неделю в ${part.prepositional} нет брендов`,
  advice: createAdvice(part),
  useReport,
  getRows,
  chartShape: 'strip',
  minChartedRows: 1,
  renderCharts: (body) => (
    <ConcentrationAbove field={part.hhiFields.brands} hhi={getHHI(body)} rows={getRows(body)} />
  ),
});
