export const totals = 'the totals of the week';
export const week = (weekNumber: number) => `Week ${weekNumber}`;
export const updated = 'updated {time}';

export const weeks = 'Weekly trend';

export const whatChanged = 'What changed';
export const whatCounts = 'from 10 pcs, excluding changes within chance';
export const nobody = 'none';
export const rank = (rank: string) => `rank ${rank}`;
export const rankBefore = (rank: string) => `was ${rank}`;

const words = { new: 'new', returned: 'returned' };

export const entered = { sellers: words, brands: words, products: words, categories: words };

export const topSellers = 'Sellers by revenue, ₸';
export const topBrands = 'Brands by revenue, ₸';
export const noSales = 'There were no sales this week.';

export const followed = 'Following';
export const recent = 'Recent';
export const nothingRecent =
  'Sellers, brands and categories that you open will appear here. To follow the important ones, use the “Follow” button beside the name.';

export const resume = (title: string) => `Continue: ${title}`;
export const dismiss = 'Dismiss';
