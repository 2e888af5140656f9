export const search = 'Брендтерді іздеу';
export const profile = 'Бренд профилі';
export const categories = 'Бренд санаттары';
export const sellers = 'Бренд сатушылары';
export const products = 'Бренд тауарлары';
export const briefing = 'Басшыға арналған есеп';
