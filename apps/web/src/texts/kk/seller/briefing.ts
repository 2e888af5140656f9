export const what = 'Kaspi-дегі сатушы';
export const products = 'Тауарлар';
export const prices = 'Бағалар';
export const cheaperOthers = 'Басқалар қайда арзан';
