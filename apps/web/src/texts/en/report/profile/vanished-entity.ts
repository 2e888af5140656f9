export const noOffers = (week: number | '') =>
  `No offers in week ${week}. The last week with offers: {week}` as const;
