/** The metrics of a seller, brand or category, in the order in which they are shown. */
export const entityMetrics = [
  'revenue',
  'salesCount',
  'shareRevenueFromTotal',
  'placeByRevenue',
  'averagePrice',
  'potentialProfitIndex',
] as const;
