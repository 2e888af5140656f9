import { type FieldDescription, INDEX, PART } from './field-description.ts';

/** The levels that have an index of their own: the entities of the level, and the Neff of one. */
const levels = {
  Category: ['leaf categories', '= 10 000 / the larger of its sellers’ and its brands’ HHI'],
  Brand: ['brands', '= 10 000 / its sellers’ HHI'],
  Product: ['products', 'that of its category'],
} as const;

type Level = keyof typeof levels;

/** The rows and profiles whose potentialProfitIndex is the entity's own, by level. */
const nativeSchemas: Readonly<Record<Level, readonly string[]>> = {
  Category: ['CategoryInfo', 'CategoryRow', 'CategoryHistoryWeek', 'SectionCategory'],
  Brand: ['BrandInfo', 'BrandRow', 'BrandHistoryWeek'],
  Product: [
    'ProductInfo',
    'ProductHistoryWeek',
    'SellerProduct',
    'BrandProduct',
    'CategoryProduct',
    'MissingProduct',
  ],
};

const functions =
  'Here h(x, k) = x/(x + k), 0 where x is 0. A unit-weighted median is the first value, ascending, at which the running sum of units reaches half of all.';

/** What is said of each formula of a level beside it. */
const notes: Readonly<Partial<Record<Level, string>>> = {
  Brand: ' Goods without a brand are no brand: they have no index and are in no median of the brands.',
};

const formulas = (level: Level): [string, FieldDescription][] => {
  const [all, neff] = levels[level];
  const note = notes[level] ?? '';
  const demand = `√(h(U, kU) · h(U/M, kI)), U its units, M its sold offers, kU and kI the unit-weighted medians of U and of U/M over the ${all} of the week; null if nothing sold. ${functions}${note}`;
  const profit = [
    'D^0.30 · O^0.25 · Y^0.20 · E^0.15 · P^0.10, each term at least 0.02; 0 if nothing sold.',
    `D = demandIndex. O = h(Neff, 5), Neff ${neff}.`,
    `Y = w·h(m, kY) + (1 − w)·0.5, m the plain lower median revenue of its sold offers, w = U/(U + 10), kY the unit-weighted median of m over the ${all} of the week.`,
    'E = 1 − Σ R·h(c, kC)·q / Σ R over its sold offers: R the revenue, c the product’s comments count, kC the unit-weighted median of c over the week’s sold offers, q = (r* − 3)/2 cut to 0–1, r* = (20·μ + c·r)/(20 + c), r the product’s rating (μ without one), μ = Σ r·c / Σ c over the week’s sold offers of products with a rating, 3 without any or where their c are all 0.',
    'P = h(medianPrice, kP), kP the unit-weighted median price of the week’s sold offers.',
    functions,
  ];
  const place = `Rank by the index among the ${all} of the week that sold, 1 the highest, equal indices the same place; indices are compared after rounding to 12 decimals; null if nothing sold.`;
  return [
    [`${level}Index.demandIndex`, { rule: demand, unit: INDEX }],
    [`${level}Index.potentialProfitIndex`, { rule: profit.join(' ') + note, unit: INDEX }],
    [`${level}Index.place`, { rule: place }],
    ...nativeSchemas[level].map((schema): [string, FieldDescription] => [
      `${schema}.potentialProfitIndex`,
      {
        rule: `The potentialProfitIndex of its ${level.toLowerCase()}-index, of the whole week; 0 if nothing sold.`,
        unit: INDEX,
      },
    ]),
  ];
};

/** Overrides for the indices of categories, brands and products, which have a formula each. */
export const indexOverrides: Readonly<Record<string, FieldDescription>> = Object.fromEntries(
  (Object.keys(levels) as Level[]).flatMap(formulas),
);

/** Descriptions of the parts of an index. */
export const indexDescriptions = {
  brandIndex: { description: 'What the brand’s index consists of.' },
  categoryIndex: { description: 'What the category’s index consists of.' },
  productIndex: { description: 'What the product card’s index consists of.' },
  formulaVersion: { rule: 'Version of the index formula; raised with every change of it.' },
  indexPlaceInCategory: {
    rule: 'Rank by the index among the products of its category that sold, as in place; null if nothing sold.',
  },
  indexPlacesInCategoryCount: { rule: 'How many products of its category sold.' },
  inputs: { rule: 'The figures that the term is computed from, in the order of the schema.' },
  loss: {
    rule: 'Part of the index’s distance from 1 that the term causes: weight·ln(value) divided by the sum over all terms.',
    unit: PART,
  },
  reference: {
    rule: 'The k of h(x, k) = x/(x + k) for the value x, of which one half counts at k; of adjustedRating μ; null where there is none.',
  },
  terms: {
    rule: 'The five terms in the order demand, openness, yield, entry, price; empty if nothing sold.',
  },
  weight: { rule: 'Power of the term in the index; the five sum to 1.', unit: PART },
} satisfies Readonly<Record<string, FieldDescription>>;
