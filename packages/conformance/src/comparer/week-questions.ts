import type { ReportName, ReportParams, SeveralWeeksName } from '../computation/reports.ts';
import { entityIds, type EntityId, type Offer } from '../computation/offer.ts';
import type { MarketWeek } from '../computation/week.ts';
import { type Rng, shuffle } from '../rng.ts';
import { everyParamOf, isCompared, isHistory, reportEndpoints } from '../wire/endpoints.ts';
import type { Questions } from './compare-answers.ts';
import { searchTexts } from './search-texts.ts';

/** A report of one week. */
type WeekReportName = Exclude<ReportName, SeveralWeeksName>;

type ParamsOf<Name extends ReportName> = Omit<ReportParams<Name>, 'year' | 'weekNumber'>;

/** Any param of a report of one week besides the week. */
type Param = { [Name in WeekReportName]: keyof ParamsOf<Name> & string }[WeekReportName];

type ValueOf<One extends Param> = {
  [Name in WeekReportName]: One extends keyof ParamsOf<Name> ? ParamsOf<Name>[One] : never;
}[WeekReportName];

/** Values with which to request every report of one week that has the param. A param without any does not compile. */
type Values = { readonly [One in Param]: readonly ValueOf<One>[] };

/** An id that no market has. */
export const UNKNOWN_ID = 123_456_789;

const titles = [
  'ип',
  'НҰРЛАН',
  'әлем',
  '100%',
  '_',
  '%',
  '\\',
  "o'n",
  '"',
  '😀',
  'ё',
  'STRASSE',
  'straße',
  'é',
  'магазин',
  'нет такого',
  'istanbul',
  'İST',
  'ΟΔΟΣ',
  'οδοσ',
  'οδος',
];

/**
 * Creates the questions about a week, with up to `limit` of its sellers, brands and categories each, and a few ids that
 * it lacks: of `others`, the offers of other weeks, of other kinds, and the next to one that it has.
 */
export function createWeekQuestions(
  week: MarketWeek,
  limit: number,
  rng: Rng,
  others: readonly Offer[] = [],
): Questions {
  const { year, weekNumber } = week;
  const values = drawValues(week, limit, rng, others);
  return Object.fromEntries(
    reportEndpoints
      .filter((endpoint) => !isCompared(endpoint) && !isHistory(endpoint))
      .map((endpoint) => [
        endpoint.name,
        pairValues(everyParamOf(endpoint).filter(isParam(values)), values).map((params) => ({
          year,
          weekNumber,
          ...params,
        })),
      ]),
  );
}

const isParam =
  (values: Values) =>
  (name: string): name is Param =>
    name in values;

/** Pairs the values of some params, shorter lists over again; without params it is one question. */
const pairValues = (params: readonly Param[], values: Values): object[] =>
  Array.from({ length: Math.max(1, ...params.map((param) => values[param].length)) }, (_, at) =>
    Object.fromEntries(params.map((param) => [param, values[param][at % values[param].length]])),
  );

/** Creates lists of one to five sellers, with an unknown or a repeated one. */
const groupSellers = (ids: readonly number[]) =>
  ids.map((first, at) => [
    ...ids.slice(at, at + 1 + (at % 4)).toReversed(),
    at % 2 === 0 ? UNKNOWN_ID : first,
  ]);

/** Draws sections of both levels, an unknown id, and a leaf, which is no section. */
export function sectionsOf({ offers, names }: Pick<MarketWeek, 'offers' | 'names'>, limit: number, rng: Rng) {
  const leaves = [...new Set(offers.map(({ categoryId }) => categoryId))];
  const ids = leaves.flatMap((leaf) => Object.values(names.parents(leaf)));
  const drawn = shuffle([...new Set(ids)], rng).slice(0, limit);
  return [...drawn, ...leaves.slice(0, 1), UNKNOWN_ID].map((sectionId) => ({ sectionId }));
}

/** Draws ids of a kind that a week lacks. */
function sampleAbsent(id: EntityId, { offers }: MarketWeek, others: readonly Offer[], rng: Rng): number[] {
  const known = new Set(offers.map((offer) => offer[id]));
  const isAbsent = (one: number) => one > 0 && !known.has(one);
  const ofOtherKinds = rng.sample(offers, 1).flatMap((offer) => entityIds.map((kind) => offer[kind]));
  return [
    ...rng.sample([...new Set(others.map((offer) => offer[id]))].filter(isAbsent), 2),
    ...rng.sample([...known].map((one) => one + 1).filter(isAbsent), 1),
    ...rng.sample(ofOtherKinds.filter(isAbsent), 1),
  ];
}

/** Creates lists of categories: a single one, several with a repeated one, all, and an unknown one. */
const groupCategories = (leaves: readonly number[]) => [
  leaves.slice(0, 1),
  [...leaves.slice(1, 4), ...leaves.slice(1, 2)],
  [...leaves],
  [UNKNOWN_ID],
];

/** Draws values of each param from a week. */
function drawValues(week: MarketWeek, limit: number, rng: Rng, others: readonly Offer[]): Values {
  const { offers, names } = week;
  const idsOf = (id: EntityId) => shuffle([...new Set(offers.map((offer) => offer[id]))], rng);
  const sample = (id: EntityId) => [
    ...idsOf(id).slice(0, limit),
    ...sampleAbsent(id, week, others, rng),
    UNKNOWN_ID,
  ];
  const [sellerId, categoryId] = [sample('sellerId'), sample('categoryId')];
  const ofNames = searchTexts(
    idsOf('productId').slice(0, 4).map(names.product),
    idsOf('sellerId').slice(0, 3).map(names.seller),
  );
  return {
    sellerId,
    sellerIds: groupSellers(sellerId),
    brandId: sample('brandId').filter((id) => id !== 0),
    categoryId,
    categoryIds: groupCategories(categoryId),
    sectionId: sectionsOf(week, limit, rng).map(({ sectionId }) => sectionId),
    productId: sample('productId'),
    title: titles,
    text: [...titles, ...ofNames],
    threshold: ['0.05', '0', '1', '0.3333333333'],
  };
}
