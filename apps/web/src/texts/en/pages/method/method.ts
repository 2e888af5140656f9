export const title = 'Methodology';
export const lead =
  'All figures are computed from the offers of one week. Money is in tenge, shares and indices run from 0 to 1, HHI from 0 to 10,000.';
export const onThisPage = 'On this page';

export const sections = {
  basics: 'What the figures rest on',
  index: 'Prospect index',
  concentration: 'Concentration',
  comparisons: 'Two weeks side by side',
  causes: 'Why revenue changed',
  positions: 'Prices and movement',
  entry: 'Entry into a category',
  figures: 'Metrics',
  searches: 'Search',
};

export const groups = {
  money: 'Money and prices',
  shares: 'Rank and shares',
  indices: 'Indices',
  counts: 'How many',
  changes: 'Vs previous week',
  ratings: 'Ratings and reviews',
  leaders: 'Leaders and dates',
};

export const indexIntroduction =
  'Version 1. Five factors, each from 0.02 to 1, are raised to the power of their weights and multiplied: a strong factor cannot make up for a weak one. If nothing sold, the index is 0.';
export const indexFunction =
  'In the formulas h(x) = x ÷ (x + k), where k is the reference value: the median of the same quantity over the week, weighted by sales (half of sales fall on k or less). It is 0 at x\u00a0=\u00a00, one half at x\u00a0=\u00a0k, and always below 1: one huge number does not decide everything. Categories are compared with categories, brands with brands, products with products.';
export const indexOfIntersections =
  'For a category, a brand and a product the index is computed directly. For a seller and for intersections (a seller in a category, a brand in a category and so on) it is the average of the product indices, weighted by revenue.';
export const weight = (weight: string) => `weight ${weight}`;
export const from = (bound: string) => `from ${bound}`;

export const concentration =
  'HHI is the sum of the squared shares of revenue, from 0 to 10,000. Beside it is how many equal sellers that makes: 10,000 ÷ HHI. A market with an HHI of 2,000 resembles one of five equal sellers, however many shops it has.';
export const weakConcentration = 'under 1,500: more than 6.7 equal sellers';
export const moderateConcentration = 'from 1,500: 4 to 6.7 equal sellers';
export const highConcentration = 'from 2,500: at most 4 equal sellers';

export const terms = [
  {
    title: 'Demand (demand index)',
    short: 'Demand',
    weight: '0.30',
    text: 'How much is bought, and how many sales fall on one offer: a large but crowded niche and a lively but tiny one both stay moderate.',
    rule: '√( h(sales) · h(sales ÷ offers with sales) )',
  },
  {
    title: 'Market openness',
    short: 'Openness',
    weight: '0.25',
    text: 'How many equal rivals the market resembles. The worse of two decides: the concentration of sellers or of brands; for a brand that of sellers, for a product the same as for its category.',
    rule: 'N ÷ (N + 5), where N = 10,000 ÷ the larger HHI',
  },
  {
    title: 'Revenue per offer',
    short: 'Revenue',
    weight: '0.20',
    text: 'The median revenue of an offer with sales. With few sales the value is pulled toward the neutral half.',
    rule: 'w · h(median revenue of an offer) + (1 − w) · 0.5, where w = sales ÷ (sales + 10)',
  },
  {
    title: 'Weakness of leaders',
    short: 'Weakness',
    weight: '0.15',
    text: 'If those who take the revenue have few reviews or low ratings, entering is easier. The rating r is smoothed: with few reviews it is close to the average of the week, µ.',
    rule: '1 − Σ (revenue · h(reviews) · q) ÷ Σ revenue, where q = (r − 3) ÷ 2 from 0 to 1, r = (20µ + reviews · rating) ÷ (20 + reviews)',
  },
  {
    title: 'Price headroom',
    short: 'Price',
    weight: '0.10',
    text: 'Delivery costs about the same, so cheap products have less headroom.',
    rule: 'h(median price)',
  },
];

export const basics = {
  Week: 'Monday to Sunday, by ISO: the first week of 2026 began on December 29, 2025. The percentage beside a figure is the change from the previous week, if that one is published.',
  Offer:
    'One product of one seller. It has sales if at least one unit was bought in the week; without them it still counts toward products and sellers.',
  '“—”': 'There is no value. A zero stands only where zero was computed.',
  'No brand':
    'Products without a brand appear as a row in lists of brands, but do not count as a brand: they have no rank and no profile.',
  'Little data': 'Fewer than 10 sales in the week: one purchase changes every figure of the row.',
  Section:
    'A section or subsection of the catalog is computed over all its categories: revenue, sales and products add up, while sellers and brands are counted anew, each once; concentration uses their shares of the whole section. A section has no index of its own: the average of its categories’ indices, weighted by revenue, is shown. Its rank is among sections of the same level.',
  Total:
    'Revenue, sales and shares of one whole add up, and for categories and brands so do products; the average price is revenue divided by sales. The rest does not add up and is not in the total.',
};

export const comparisons = {
  'What we compare with':
    'The week before the selected one, if it is published, or any earlier week: it is selected beside the metrics. Beside a change is the change of the whole market over the same time.',
  'May be chance (“≈”)':
    'Units of two weeks are compared as counts of random events: if 2·√(n + 3/8) differ by less than 2.77, such a difference happens by itself in 95 cases out of 100. We do not color it and name no causes for it.',
  'Entered, left':
    'The offer is in only one of the two weeks. New is one that was in no published week before.',
  'Weekly trend':
    'A gap in the line means the week is not published or had no offers. The market is scaled to the first common week: it shows who grew faster. The 4-week average is of the four weeks before the selected one.',
};

export const causes = {
  Demand:
    'More or fewer units were bought on the card (for a brand, in the category): (units of the card now − before) · former share · former price. Computed first.',
  Share:
    'The share of the card’s units changed: units of the card now · (share now − before) · former price.',
  Price:
    'The price received, revenue ÷ units, changed: units now · (price now − before). For a brand this is the price and the mix of what was sold.',
  'Added and removed':
    'Revenue of the cards that were not offered in one of the weeks. The five parts of all cards add up exactly to the change of revenue.',
  'Market and own':
    'Another division of the same change. Market is what would have come if revenue in each category had grown as it did for its other sellers; own is what is beyond that.',
};

export const positions = {
  'Rank by price':
    '1 is the lowest price of the card; equal prices share a rank. All offers count, with sales and without.',
  Undercut: 'Someone is cheaper. “This week” means nobody was cheaper in the comparison week.',
  'Can be raised':
    'The price is the lowest, no one else has the same, and the others are pricier by at least 3%: that is the room up to them.',
  'Usual price of the card':
    'The middle of the prices offered, not weighted by sales: otherwise whoever sells cheapest would set it. Below usual means cheaper than it by more than the threshold. Cards with one seller are left out.',
  'Who moved':
    'Rose, fell, entered and left: the changes of the four groups add up to the change of the whole. Overtook means revenue was strictly less before and is strictly more now, among the top 20.',
  'Range of the rank':
    'On hovering over revenue in a list: “rank 12 (9–16)”. In parentheses are the ranks the row would take if its number of sales varied by itself (in 95 cases out of 100) while the others stayed where they are.',
  'What is inside the index':
    'Five factors, each with how much it lowers the index: the parts of the reduction add up to 100%. The rank is among all of the same kind that had sales; for a product, also among the products of its category. Market openness of a product is the same as that of its category.',
};

export const entry = {
  'Who entered':
    'Sellers whose offer is in the category for the first time in 26 published weeks. A week has a row if at least four weeks before it are published: otherwise everyone would look like an entrant.',
  'Do newcomers survive':
    'After 1, 2, 4 and 8 calendar weeks: how many of those who entered have an offer in the category, and how many have sales. The percentage and the median revenue need at least five entrants; the median is of those who sold.',
  'Where people buy':
    'Offers with sales, by ascending price, are divided into ten parts equal by units sold; an offer belongs as a whole to the part of its first unit. An offer without sales is in the first part whose top price it reaches; those pricier than all are in the last.',
  'Where leaders are weak':
    'The five largest sellers of the category: their share, its change over four weeks, their rating and what part of their revenue here was earned on cards where someone is cheaper.',
  'Without the leader': 'HHI of the other sellers, with shares of their combined revenue.',
};

export const searches = {
  'By name':
    'The seller’s name contains what was entered; upper and lower case are the same, the rest is exact.',
  'By categories':
    'Revenue, sales and average price are within the selected categories, the share is of their revenue; rank and indices are for the whole week.',
  'By link and SKU': 'A Kaspi link to a product or a store, or an SKU, finds it if it is in this week.',
};
