export const totals = 'the totals of the week';
export const week = (weekNumber: number) => `Week ${weekNumber}`;
export const updated = 'updated {time}';

export const whatChanged = 'What changed';
export const whatCounts = 'significant changes only, from 10 sales';
export const nobody = 'none';
export const rank = (rank: string) => `rank ${rank}`;
export const rankBefore = (rank: string) => `was rank ${rank}`;

const words = { new: 'new', returned: 'returned' };

export const entered = { sellers: words, brands: words, products: words, categories: words };

export const topSellers = 'Sellers by revenue, ₸';
export const topBrands = 'Brands by revenue, ₸';
export const noSales = 'There were no sales this week.';

export const categoryList = 'the list of categories';
export const promising = 'Most promising categories';
export const all = 'All';
export const nonePromising = (minSales: number) => `No category has ${minSales} sales this week.`;
