export const myShop = 'my store';
export const showMore = (count: number) => `Show ${count} more`;

export const found = (count: number) => `Found: ${count}`;
export const searching = (week: number) => `Searching week ${week}…`;
export const searchFailed = 'Search failed';
export const offline = 'No network: the search of the week continues once there is one.';
export const nothingFound = (week: number) => `Nothing found in week ${week}`;
export const checkSpelling = 'Check the spelling, or enter a part of the name.';
export const notInWeek = {
  product: (week: number, name: string) => `Week ${week} has no such product: SKU ${name}`,
  seller: (week: number, name: string) => `Week ${week} has no such seller: ${name}`,
  number: (week: number, name: string) => `Week ${week} has no product or seller with this number: ${name}`,
  page: (week: number, name: string) =>
    `Week ${week} has no such page, it is neither of a product nor of a seller: ${name}`,
};
export const tryOtherWeek =
  'It may not have been sold this week: look at another week or at the page on Kaspi.';
