export const startTyping = (advice: string) => `${advice}: начните вводить название.`;
export const startTypingOrPaste = (advice: string) =>
  `${advice}: начните вводить название или вставьте ссылку с Kaspi.`;
export const allSellers = 'Все продавцы недели';
export const allBrands = 'Все бренды недели';
export const allCategories = 'Все категории недели';
export const quoted = (name: string) => `«${name}»`;

export const compare = 'Сравнить с другими';

export const print = 'Печать';
export const ownShop = 'мой магазин';

/** At the end of the entity's own line. */
export const owners = {
  seller: 'магазин',
  brand: 'бренд',
  category: 'категория',
  section: 'раздел',
  product: 'товар',
  market: 'рынок',
};

export const nothingSold = 'За неделю ничего не продано';
export const overWeek = 'за неделю';
export const before = (against: string, value: string) => `${against}: было ${value}`;

/** Tab of a category, section or brand. */
export const concentration = 'Концентрация';
export const noWeekBefore = 'Сравнить не с чем: раньше недель нет';
