import type { IndexTerm } from '@vitrina/contract';
import { formatInteger, formatMoney, formatTenths } from '@vitrina/ui/format/numbers';
import { formatCount, pluralize } from '@vitrina/ui/format/plural';

/** Titles of the five terms. */
export const termTitles: Readonly<Record<IndexTerm['name'], string>> = {
  demand: 'Спрос',
  openness: 'Открытость рынка',
  yield: 'Выручка на предложение',
  entry: 'Слабость лидеров',
  price: 'Запас в цене',
};

const sale = { one: 'продажа', few: 'продажи', many: 'продаж' };
const review = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };
const sellers = { one: 'равный продавец', few: 'равного продавца', many: 'равных продавцов' };
const brands = { one: 'равный бренд', few: 'равного бренда', many: 'равных брендов' };

/** Rounds to one decimal, so that the noun agrees with what is read. */
const toTenths = (value: number) => Math.round(value * 10) / 10;

const formatShort = (value: number | null | undefined): string =>
  typeof value === 'number' && toTenths(value) % 1 === 0 ? formatInteger(value) : formatTenths(value);

const countTenths = (value: number, noun: typeof sale): string =>
  `${formatShort(value)}\u00a0${pluralize(toTenths(value), noun)}`;

type Inputs = ReadonlyMap<string, { value: number; reference: number | null }>;

const describers: Readonly<Record<IndexTerm['name'], (inputs: Inputs) => string>> = {
  demand: (inputs) => {
    const [units, perOffer] = [inputs.get('salesCount'), inputs.get('salesPerSoldOffer')];
    return `${formatCount(units?.value ?? 0, sale)} при опорных ${formatShort(units?.reference)}, на\u00a0предложение ${formatShort(perOffer?.value)} при опорных ${formatShort(perOffer?.reference)}`;
  },
  openness: (inputs) => {
    const bySellers = (inputs.get('sellersHHI')?.value ?? 0) >= (inputs.get('brandsHHI')?.value ?? 0);
    const competitors = inputs.get('equalCompetitors')?.value ?? 0;
    return `${countTenths(competitors, bySellers ? sellers : brands)} при опорных 5`;
  },
  yield: (inputs) => {
    const median = inputs.get('medianOfferRevenue');
    return `у\u00a0предложения в\u00a0середине ${formatMoney(median?.value)} при опорных ${formatMoney(median?.reference)}`;
  },
  entry: (inputs) => {
    const [comments, rating] = [inputs.get('commentsCount'), inputs.get('adjustedRating')];
    return `в\u00a0среднем ${formatCount(Math.round(comments?.value ?? 0), review)} при опорных ${formatShort(comments?.reference)}, оценка ${formatShort(rating?.value)} при средней ${formatShort(rating?.reference)}`;
  },
  price: (inputs) => {
    const median = inputs.get('medianPrice');
    return `медианная цена ${formatMoney(median?.value)} при опорной ${formatMoney(median?.reference)}`;
  },
};

/** What a term goes by, in words: «4,1 равного продавца при опорных 5». */
export const describeTerm = ({ name, inputs }: IndexTerm): string =>
  describers[name](new Map(inputs.map((input) => [input.name, input])));
