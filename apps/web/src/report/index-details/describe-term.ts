import * as texts from '#texts/report/index-details/index-details';
import type { IndexTerm } from '@vitrina/contract';
import { formatInteger, formatMoney, formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, type Noun, pluralize } from '@vitrina/ui/format/plural';

/** Rounds to one decimal, so that the noun agrees with the displayed number. */
const toTenths = (value: number) => Math.round(value * 10) / 10;

const formatShort = (value: number | null | undefined): string =>
  typeof value === 'number' && toTenths(value) % 1 === 0 ? formatInteger(value) : formatTenths(value);

const countTenths = (value: number, noun: Noun): string =>
  `${formatShort(value)}\u00a0${pluralize(toTenths(value), noun)}`;

type Inputs = ReadonlyMap<string, { value: number; reference: number | null }>;

const describers: Readonly<Record<IndexTerm['name'], (inputs: Inputs) => string>> = {
  demand: (inputs) => {
    const [units, perOffer] = [inputs.get('salesCount'), inputs.get('salesPerSoldOffer')];
    return texts.demand(
      formatCount(units?.value ?? 0, texts.sale),
      formatShort(units?.reference),
      formatShort(perOffer?.value),
      formatShort(perOffer?.reference),
    );
  },
  openness: (inputs) => {
    const bySellers = (inputs.get('sellersHHI')?.value ?? 0) >= (inputs.get('brandsHHI')?.value ?? 0);
    const competitors = inputs.get('equalCompetitors')?.value ?? 0;
    return texts.openness(countTenths(competitors, bySellers ? texts.equalSeller : texts.equalBrand));
  },
  yield: (inputs) => {
    const median = inputs.get('medianOfferRevenue');
    return texts.offerRevenue(formatMoney(median?.value), formatMoney(median?.reference));
  },
  entry: (inputs) => {
    const [comments, rating] = [inputs.get('commentsCount'), inputs.get('adjustedRating')];
    return texts.entry(
      formatCount(Math.round(comments?.value ?? 0), texts.review),
      formatShort(comments?.reference),
      formatShort(rating?.value),
      formatShort(rating?.reference),
    );
  },
  price: (inputs) => {
    const median = inputs.get('medianPrice');
    return texts.price(formatMoney(median?.value), formatMoney(median?.reference));
  },
};

/** Describes the inputs of a term: «4,1 равного продавца при опорных 5». */
export const describeTerm = ({ name, inputs }: IndexTerm): string =>
  describers[name](new Map(inputs.map((input) => [input.name, input])));
