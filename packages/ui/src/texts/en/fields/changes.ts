export const revenueBefore = ['Revenue before', 'Revenue of the comparison week.'] as const;
export const revenueDifference = [
  'Revenue change',
  'Difference from the revenue of the comparison week; a dash means it is absent now.',
  'Change',
] as const;
export const revenueChange = [
  'Revenue change',
  'Difference from the revenue of the comparison week, in percent of it; a dash means there were no sales then.',
  'Change',
] as const;
export const movement = [
  'Gains and losses',
  'What became of the revenue since the comparison week: growth, decline, start or lack of sales, appearance in the list or exit from it.',
] as const;
export const priceChange = [
  'Price change',
  'Difference from the price of the comparison week, in percent of it; a dash means there was no offer then or now.',
] as const;
