import type { ReportName, ReportParams, SeveralWeeksName } from '../computation/reports.ts';
import type { EntityId, MarketWeek, Offer } from '../computation/week.ts';
import { expectComplete } from '@vitrina/contract/serving';
import { type Rng, shuffle } from '../rng.ts';
import type { Questions } from './compare-answers.ts';
import { searchTexts } from './search-texts.ts';

type Question<Name extends ReportName> = Omit<ReportParams<Name>, 'year' | 'weekNumber'>;

/** A report of one week. */
type WeekReportName = Exclude<ReportName, SeveralWeeksName>;

/** Params with which to request each report of one week. */
type WeekQuestions = { readonly [Name in WeekReportName]: readonly Question<Name>[] };

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
  const questions = Object.entries<readonly object[]>(
    createQuestions(sampleSubjects(week, limit, rng, others)),
  );
  return Object.fromEntries(
    questions.map(([name, list]) => [name, list.map((params) => ({ year, weekNumber, ...params }))]),
  );
}

/** Requests the shared cards of one to five sellers, with an unknown or a repeated one. */
const createSharedQuestions = (ids: readonly number[]) =>
  ids.map((first, at) => {
    const sellerIds = ids.slice(at, at + 1 + (at % 4));
    return { sellerIds: [...sellerIds.toReversed(), at % 2 === 0 ? UNKNOWN_ID : first] };
  });

/** Draws sections of both levels, an unknown id, and a leaf, which is no section. */
export function sectionsOf({ offers, names }: Pick<MarketWeek, 'offers' | 'names'>, limit: number, rng: Rng) {
  const leaves = [...new Set(offers.map(({ categoryId }) => categoryId))];
  const ids = leaves.flatMap((leaf) => Object.values(names.parents(leaf)));
  const drawn = shuffle([...new Set(ids)], rng).slice(0, limit);
  return [...drawn, ...leaves.slice(0, 1), UNKNOWN_ID].map((sectionId) => ({ sectionId }));
}

const kinds: readonly EntityId[] = ['sellerId', 'brandId', 'categoryId', 'productId'];

/** Draws ids of a kind that a week lacks. */
function sampleAbsent(id: EntityId, { offers }: MarketWeek, others: readonly Offer[], rng: Rng): number[] {
  const known = new Set(offers.map((offer) => offer[id]));
  const isAbsent = (one: number) => one > 0 && !known.has(one);
  const ofOtherKinds = rng.sample(offers, 1).flatMap((offer) => kinds.map((kind) => offer[kind]));
  return [
    ...rng.sample([...new Set(others.map((offer) => offer[id]))].filter(isAbsent), 2),
    ...rng.sample([...known].map((one) => one + 1).filter(isAbsent), 1),
    ...rng.sample(ofOtherKinds.filter(isAbsent), 1),
  ];
}

/** The texts to search for, of which a week with few subjects gets some: they cost an engine most. */
const drawTexts = (texts: readonly string[], limit: number, rng: Rng): readonly string[] =>
  limit > 2 ? texts : rng.sample(texts, 6);

/** Draws the entities of a week to ask for. */
function sampleSubjects(week: MarketWeek, limit: number, rng: Rng, others: readonly Offer[]) {
  const { offers, names } = week;
  const idsOf = (id: EntityId) => shuffle([...new Set(offers.map((offer) => offer[id]))], rng);
  const sample = (id: EntityId) => [
    ...idsOf(id).slice(0, limit),
    ...sampleAbsent(id, week, others, rng),
    UNKNOWN_ID,
  ];
  return {
    sellers: sample('sellerId').map((sellerId) => ({ sellerId })),
    brands: sample('brandId')
      .filter((brandId) => brandId !== 0)
      .map((brandId) => ({ brandId })),
    cards: sample('productId').map((productId) => ({ productId })),
    leaves: sample('categoryId'),
    sections: sectionsOf(week, limit, rng),
    titles: drawTexts(titles, limit, rng),
    texts: drawTexts(
      [
        ...titles,
        ...searchTexts(
          idsOf('productId').slice(0, 4).map(names.product),
          idsOf('sellerId').slice(0, 3).map(names.seller),
        ),
      ],
      limit,
      rng,
    ),
  };
}

/** Searches in one category, in some, one of them twice, in all, and in an unknown one. */
const createChoices = (leaves: readonly number[]) =>
  [leaves.slice(0, 1), [...leaves.slice(1, 4), ...leaves.slice(1, 2)], leaves, [UNKNOWN_ID]].map(
    (categoryIds) => ({ categoryIds: [...categoryIds] }),
  );

const thresholds = ['0.05', '0', '1', '0.3333333333'] as const;

function createQuestions(subjects: ReturnType<typeof sampleSubjects>) {
  const { sellers, brands, cards, leaves, sections } = subjects;
  const categories = leaves.map((categoryId) => ({ categoryId }));
  const choices = createChoices(leaves);
  return {
    'period.weekInfo': [{}],
    'seller.info': sellers,
    'seller.categories': sellers,
    'seller.brands': sellers,
    'seller.products': sellers,
    'seller.similar': sellers,
    'seller.sharedProducts': createSharedQuestions(sellers.map(({ sellerId }) => sellerId)),
    'seller.byCategories': choices,
    'seller.byTitle': subjects.titles.map((title) => ({ title })),
    'brand.byCategories': choices,
    'brand.info': brands,
    'brand.index': brands,
    'brand.categories': brands,
    'brand.sellers': brands,
    'brand.products': brands,
    'brand.prices': brands.map((brand, at) => ({ ...brand, threshold: thresholds[at % 4] ?? '0' })),
    'category.tree': [{}],
    'category.list': [{}],
    'category.info': categories,
    'category.index': categories,
    'category.sellers': categories,
    'category.brands': categories,
    'category.products': categories,
    'section.info': sections,
    'section.categories': sections,
    'section.sellers': sections,
    'section.brands': sections,
    'product.info': cards,
    'product.index': cards,
    'find.byText': subjects.texts.map((text) => ({ text })),
  } satisfies Partial<WeekQuestions>;
}

expectComplete<`${Exclude<WeekReportName, keyof ReturnType<typeof createQuestions>>} has no question: add it to createQuestions`>();
