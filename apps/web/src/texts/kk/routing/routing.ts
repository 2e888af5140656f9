export const home = 'Басты бет';
export const sellers = 'Сатушылар';
export const findSellers = 'Сатушыларды іздеу';
export const categories = 'Санаттар';
export const findCategories = 'Санаттарды іздеу';
export const categoryProfile = 'Санат профилі';
export const categorySellers = 'Санат сатушылары';
export const categoryBrands = 'Санат брендтері';
export const categoryProducts = 'Санат тауарлары';
export const brands = 'Брендтер';
export const findBrands = 'Брендтерді іздеу';
export const brandProfile = 'Бренд профилі';
export const brandCategories = 'Бренд санаттары';
export const brandSellers = 'Бренд сатушылары';
export const brandProducts = 'Бренд тауарлары';

export const quotedLanguage = 'kk';
export const upgrade = 'Pro нұсқасына өту';
export const account = 'Аккаунт';
export const billing = 'Төлем';
export const notifications = 'Хабарландырулар';

export const namedTitle = (title: string, name: string) => `${title} «${name}»`;
export const titleOfWeek = (title: string, week: number) => `${title} · ${week}-апта`;
