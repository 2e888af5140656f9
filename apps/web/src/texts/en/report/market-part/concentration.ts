export const asOne = 'The revenue is spread as if the market had {first}.';
export const asBoth = 'The revenue is spread as if the market had {first} and {second}.';
export const before = (week: number, rivals: string) => `In week\u00a0${week}: ${rivals}.`;
export const scale =
  'HHI runs from 0, revenue shared by many, to 10,000, all with one: below 1,500 concentration is weak, from 2,500 high.';
export const and = ' and ';
export const nothingSold = 'No concentration: nothing sold this week';
export const anotherWeek = (week: number | '') => `Week ${week} has no sales. Choose another week.`;

export const largest = { sellers: 'Largest sellers', brands: 'Largest brands' };
export const seller = 'Seller';
export const brand = 'Brand';
export const share = 'Share, %';
export const revenue = 'Revenue, ₸';
export const showAll = (rows: string) => `All: ${rows}`;
