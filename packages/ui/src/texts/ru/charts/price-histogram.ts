export const price = 'Цена';
export const revenue = 'Выручка';
export const products = 'Товары';
export const upTo = (price: string) => `до ${price}`;
export const from = (price: string) => `от ${price}`;
export const instruction = 'выделите промежуток, чтобы отобрать товары';
export const allPrices = 'Все цены';
export const picture = (title: string, steps: number, median: string) =>
  `${title}: ${steps} шагов цены, медиана ${median}`;
export const lowerBound = 'Цена от';
export const upperBound = 'Цена до';
export const median = (price: string) => `медиана ${price}`;
export const halfIsCheaper = (price: string) => `половина товаров дешевле ${price}`;
