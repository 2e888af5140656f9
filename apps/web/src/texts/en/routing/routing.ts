export const home = 'Home';
export const sellers = 'Sellers';
export const findSellers = 'Find sellers';
export const categories = 'Categories';
export const findCategories = 'Find categories';
export const categoryProfile = 'Category profile';
export const categorySellers = 'Category sellers';
export const categoryBrands = 'Category brands';
export const categoryProducts = 'Category products';
export const brands = 'Brands';
export const findBrands = 'Find brands';
export const brandProfile = 'Brand profile';
export const brandCategories = 'Brand categories';
export const brandSellers = 'Brand sellers';
export const brandProducts = 'Brand products';

export const quotedLanguage = 'en';
export const upgrade = 'Upgrade to Pro';
export const account = 'Account';
export const billing = 'Billing';
export const notifications = 'Notifications';

export const namedTitle = (title: string, name: string) => `${title} “${name}”`;
export const titleOfWeek = (title: string, week: number) => `${title} · week ${week}`;
