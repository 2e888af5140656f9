export const what = 'Kaspi-дегі сатушы';
export const prices = 'Бағалар';
export const cheaperOthers = 'Басқалар қайда арзан';
