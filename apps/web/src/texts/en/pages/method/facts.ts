export const basics = {
  week: {
    name: 'Week',
    value:
      'Monday to Sunday, by ISO: the first week of 2026 began on December 29, 2025. The percentage beside a figure is the change from the previous week, if that one is published.',
  },
  offer: {
    name: 'Offer',
    value:
      'One product of one seller. It has sales if at least one unit was bought in the week; without them it still counts toward products and sellers.',
  },
  noValue: { name: '“—”', value: 'There is no value. A zero stands only where zero was computed.' },
  noBrand: {
    name: 'No brand',
    value:
      'Products without a brand appear as a row in lists of brands, but do not count as a brand: they have no rank and no profile.',
  },
  littleData: {
    name: 'Little data',
    value:
      'Fewer than 10 sales in the week: one purchase changes every figure of the row. The circle before a name is left out where most rows would have it.',
  },
  section: {
    name: 'Section',
    value:
      'A section or subsection of the catalog is computed over all its categories: revenue, sales and products add up, while sellers and brands are counted anew, each once; concentration uses their shares of the whole section. A section has no index of its own: the average of its categories’ indices, weighted by revenue, is shown. Its rank is among sections of the same level.',
  },
  total: {
    name: 'Total',
    value:
      'Revenue, sales and shares of one whole add up, and for categories and brands so do products; the average price is revenue divided by sales. The rest does not add up and is not in the total.',
  },
};

export const comparisons = {
  earlierWeek: {
    name: 'What we compare with',
    value:
      'The week before the selected one, if it is published, or any earlier week: it is selected beside the metrics. Beside a change is the change of the whole market over the same time.',
  },
  chance: {
    name: 'May be chance (“≈”)',
    value:
      'Units of two weeks are compared as counts of random events: if 2·√(n\u00a0+\u00a03/8) differ by less than 2.77, such a difference happens by chance in 95 cases out of 100. We do not color it and name no causes for it.',
  },
  entered: {
    name: 'New, left',
    value:
      'The offer is in only one of the two weeks: new appeared here, left stopped selling. “First time” means that it was in no published week before.',
  },
  trend: {
    name: 'Weekly trend',
    value:
      'A gap in the line means the week is not published or had no offers. The market is scaled to the first common week: it shows who grew faster. The 4-week average is of the four weeks before the selected one.',
  },
};

export const causes = {
  demand: {
    name: 'Demand',
    value:
      'More or fewer units of the product were bought from all sellers (for a brand, in the category): (all units now\u00a0−\u00a0before) · former share · former price. Computed first.',
  },
  share: {
    name: 'Unit share',
    value:
      'The share of all sellers’ units changed: all units now · (share now\u00a0−\u00a0before) · former price.',
  },
  price: {
    name: 'Price',
    value:
      'The price received, revenue\u00a0÷\u00a0units, changed: units now · (price now\u00a0−\u00a0before). For a brand this is the price and the mix of what was sold.',
  },
  addedAndRemoved: {
    name: 'New products and delisted',
    value:
      'Revenue of the products that were not offered in one of the weeks; for a brand, its new categories and those it left. The five parts of all products add up exactly to the change of revenue.',
  },
  marketAndOwn: {
    name: 'From the market and from the store',
    value:
      'Another division of the same change. From the market is what would have come if revenue in each category had changed as it did for its other sellers; from the store is all beyond that.',
  },
};

export const positions = {
  priceRank: {
    name: 'Rank by price',
    value:
      '1 is the lowest price on the listing; equal prices share a rank. All offers count, with sales and without.',
  },
  undercut: {
    name: 'Cheaper offers exist',
    value: 'Another seller is cheaper. “This week” means nobody was cheaper in the comparison week.',
  },
  canBeRaised: {
    name: 'Can be raised',
    value:
      'The price is the lowest, no one else has the same, and the others are above it by at least 3%: the price can rise up to theirs.',
  },
  usualPrice: {
    name: 'Usual price of a product',
    value:
      'The middle of the prices offered, not weighted by sales: otherwise whoever sells cheapest would set it. Below usual means cheaper than it by more than the threshold. Products with one seller are left out.',
  },
  movers: {
    name: 'Gains and losses',
    value:
      'Rose, fell, new and stopped selling: the changes of the four groups add up to the change of the whole. Overtook means revenue was strictly less before and is strictly more now, among the top 20.',
  },
  rankRange: {
    name: 'Range of the rank',
    value:
      'On hovering over revenue in a list: “rank\u00a012\u00a0(9\u2060–\u206016)”. In parentheses are the ranks the row would take under chance variation of its sales (in 95 cases out of 100) while the others do not change.',
  },
  indexParts: {
    name: 'What is inside the index',
    value:
      'Five factors, each with how much it lowers the index: the parts of the reduction add up to 100%. The rank is among all of the same kind that had sales; for a product, also among the products of its category. Market openness of a product is the same as that of its category.',
  },
};

export const entry = {
  whoEntered: {
    name: 'New sellers',
    value:
      'Sellers whose offer is in the category for the first time in 26 published weeks. A week has a row if at least four weeks before it are published: otherwise everyone would look like an entrant.',
  },
  doNewcomersSurvive: {
    name: 'How newcomers settle',
    value:
      'After 1, 2, 4 and 8 calendar weeks: how many of those who entered have an offer in the category, and how many have sales. The percentage and the median revenue need at least five entrants; the median is of those who sold.',
  },
  wherePeopleBuy: {
    name: 'Where people buy',
    value:
      'Offers with sales, by ascending price, are divided into ten parts equal by units sold; an offer belongs as a whole to the part of its first unit. An offer without sales is in the first part whose top price it reaches; those above all are in the last.',
  },
  whereLeadersAreWeak: {
    name: 'Weak spots of leaders',
    value:
      'The five largest sellers of the category: their share, its change over four weeks, their rating and what part of their revenue here was earned on products where someone is cheaper.',
  },
  withoutTheLeader: {
    name: 'Without the leader',
    value: 'HHI of the other sellers, with shares of their combined revenue.',
  },
};

export const searches = {
  byName: {
    name: 'By name',
    value:
      'The seller’s name contains what was entered; upper and lower case are the same, the rest is exact.',
  },
  byCategories: {
    name: 'By categories',
    value:
      'Revenue, sales and average price are within the selected categories, the share is of their revenue; rank and indices are for the whole week.',
  },
  byLinkAndSku: {
    name: 'By link and SKU',
    value: 'A Kaspi link to a product or a store, or an SKU, finds it if it is in this week.',
  },
};
