export const home = 'Главная';
export const sellers = 'Продавцы';
export const findSellers = 'Найти продавцов';
export const categories = 'Категории';
export const findCategories = 'Найти категории';
export const categoryProfile = 'Профиль категории';
export const categorySellers = 'Продавцы категории';
export const categoryBrands = 'Бренды категории';
export const categoryProducts = 'Товары категории';
export const brands = 'Бренды';
export const findBrands = 'Найти бренды';
export const brandProfile = 'Профиль бренда';
export const brandCategories = 'Категории бренда';
export const brandSellers = 'Продавцы бренда';
export const brandProducts = 'Товары бренда';

/** Language of the words that the specification quotes. */
export const quotedLanguage = 'en';
export const upgrade = 'Upgrade to Pro';
export const account = 'Account';
export const billing = 'Billing';
export const notifications = 'Notifications';

export const namedTitle = (title: string, name: string) => `${title} «${name}»`;
export const titleOfWeek = (title: string, week: number) => `${title} · неделя ${week}`;
