export const startTyping = (advice: string) => `${advice}: start typing its name.`;
export const startTypingOrPaste = (advice: string) =>
  `${advice}: start typing its name or paste a Kaspi link.`;
export const allSellers = 'All sellers of the week';
export const allBrands = 'All brands of the week';
export const allCategories = 'All categories of the week';
export const quoted = (name: string) => `“${name}”`;

export const compare = 'Compare with others';

export const print = 'Print';
export const ownShop = 'my shop';

export const owners = {
  seller: 'shop',
  brand: 'brand',
  category: 'category',
  section: 'section',
  product: 'product',
  market: 'market',
};

export const nothingSold = 'Nothing sold this week';
export const overWeek = 'over the week';
export const before = (against: string, value: string) => `${against}: was ${value}`;

export const concentration = 'Concentration';
export const noWeekBefore = 'Nothing to compare with: there are no earlier weeks';
