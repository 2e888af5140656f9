export const startTyping = (advice: string) => `${advice}: атауын тере бастаңыз.`;
export const startTypingOrPaste = (advice: string) =>
  `${advice}: атауын тере бастаңыз немесе Kaspi сілтемесін қойыңыз.`;
export const allSellers = 'Аптаның барлық сатушылары';
export const allBrands = 'Аптаның барлық брендтері';
export const allCategories = 'Аптаның барлық санаттары';
export const quoted = (name: string) => `«${name}»`;

export const compare = 'Басқалармен салыстыру';

export const print = 'Басып шығару';
export const ownShop = 'менің дүкенім';

export const owners = {
  seller: 'дүкен',
  brand: 'бренд',
  category: 'санат',
  section: 'бөлім',
  product: 'тауар',
  market: 'нарық',
};

export const nothingSold = 'Апта ішінде ештеңе сатылмады';
export const overWeek = 'апта ішінде';
export const before = (against: string, value: string) => `${against}: бұрын ${value}`;

export const concentration = 'Шоғырлану';
export const noWeekBefore = 'Салыстыратын апта жоқ: бұған дейін апталар болмаған';
