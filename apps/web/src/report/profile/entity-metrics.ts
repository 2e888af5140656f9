/** The metrics of a seller, brand or category, in display order. */
export const entityMetrics = [
  'revenue',
  'salesCount',
  'shareRevenueFromTotal',
  'placeByRevenue',
  'averagePrice',
  'potentialProfitIndex',
] as const;
