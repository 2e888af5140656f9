export const lead =
  'All figures are computed from the offers of one week. Money is in tenge, shares and indices run from 0 to 1, HHI from 0 to 10,000.';
export const onThisPage = 'On this page';

export const sections = {
  basics: 'Where the data come from',
  index: 'Prospect index',
  concentration: 'Concentration',
  comparisons: 'Comparing two weeks',
  causes: 'What changed the revenue',
  positions: 'Prices, gains and losses',
  entry: 'Entry into a category',
  figures: 'Metrics',
  searches: 'Search',
};

export const groups = {
  money: 'Money and prices',
  shares: 'Rank and shares',
  indices: 'Indices',
  counts: 'Counts',
  changes: 'Changes since the comparison week',
  ratings: 'Ratings and reviews',
  leaders: 'Leaders and dates',
};

export const indexIntroduction =
  'Version 1. Five factors, each from 0.02 to 1, are raised to the power of their weights and multiplied: a strong factor cannot make up for a weak one. If nothing sold, the index is 0.';
export const indexFunction =
  'In the formulas h(x) = x\u00a0÷\u00a0(x\u00a0+\u00a0k), where k is the reference value: the median of the same quantity over the week, weighted by sales (half of sales fall on k or less). It is 0 at x\u00a0=\u00a00, one half at x\u00a0=\u00a0k, and always below 1: one huge number does not decide everything. Categories are compared with categories, brands with brands, products with products.';
export const indexOfIntersections =
  'For a category, a brand and a product the index is computed directly. For a seller and for intersections (a seller in a category, a brand in a category and so on) it is the average of the product indices, weighted by revenue.';
export const weight = (weight: string) => `weight ${weight}`;
export const from = (bound: string) => `from ${bound}`;

export const concentration =
  'HHI is the sum of the squared shares of revenue, from 0 to 10,000. Beside it is how many equal stores the market resembles: 10,000\u00a0÷\u00a0HHI. A market with an HHI of 2,000 resembles one of five equal sellers, however many it has.';
export const weakConcentration = 'under 1,500: more than 6.7 equal sellers';
export const moderateConcentration = 'from 1,500: 4 to 6.7 equal sellers';
export const highConcentration = 'from 2,500: at most 4 equal sellers';

export const terms = [
  {
    title: 'Demand (demand index)',
    short: 'Demand',
    weight: '0.30',
    text: 'How much is bought, and how many sales fall on one offer: a large but crowded niche and a lively but tiny one both stay moderate.',
    rule: '√( h(sales) · h(sales\u00a0÷\u00a0offers with sales) )',
  },
  {
    title: 'Market openness',
    short: 'Openness',
    weight: '0.25',
    text: 'How many equal competitors the market resembles. The worse of two decides: the concentration of sellers or of brands; for a brand that of sellers, for a product the same as for its category.',
    rule: 'N\u00a0÷\u00a0(N\u00a0+\u00a05), where N\u00a0=\u00a010,000\u00a0÷\u00a0the larger HHI',
  },
  {
    title: 'Revenue per offer',
    short: 'Revenue',
    weight: '0.20',
    text: 'The median revenue of an offer with sales. With few sales the value is pulled toward the neutral half.',
    rule: 'w · h(median revenue of an offer)\u00a0+\u00a0(1\u00a0−\u00a0w) · 0.5, where w\u00a0=\u00a0sales\u00a0÷\u00a0(sales\u00a0+\u00a010)',
  },
  {
    title: 'Weakness of leaders',
    short: 'Weakness',
    weight: '0.15',
    text: 'If those who take the revenue have few reviews or low ratings, entering is easier. The rating r is smoothed: with few reviews it is close to the average of the week, µ.',
    rule: '1\u00a0−\u00a0Σ (revenue · h(reviews) · q)\u00a0÷\u00a0Σ revenue, where q\u00a0=\u00a0(r\u00a0−\u00a03)\u00a0÷\u00a02 from 0 to 1, r\u00a0=\u00a0(20µ\u00a0+\u00a0reviews · rating)\u00a0÷\u00a0(20\u00a0+\u00a0reviews)',
  },
  {
    title: 'Price headroom',
    short: 'Price',
    weight: '0.10',
    text: 'Delivery costs about the same, so cheap products have less headroom.',
    rule: 'h(median price)',
  },
];
