export const question = 'Which store is yours?';
export const why =
  'Your week will start with it: what changed, where others are cheaper and which prices can go up.';
export const field = 'Name, link or number';
export const browse = 'Just browsing for now';
export const sellers = 'Sellers';
export const onKaspi = (age: string) => `on Kaspi for ${age}`;
export const aWeek = (revenue: string) => `${revenue} a week`;
export const marketOfWeek = (week: number | '') => `The market in week ${week}`;
export const nameShop = 'Name your store';
