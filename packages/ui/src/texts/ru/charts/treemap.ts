export const category = 'Категория';
export const section = 'Раздел';
export const revenue = 'Выручка';
export const share = 'Доля';
export const sales = 'Продажи';
export const salesInPieces = 'Продажи, шт.';
export const prospects = 'Перспективность';
export const categories = 'Категории';

export const area = 'площадь — выручка';
export const areaAndRest = 'площадь — выручка, серым — остальные категории раздела';
export const largest = (count: number, share: string) => `${count} крупнейших, ${share} выручки`;
export const legend = 'Индекс перспективности: в каждой ступени пятая часть категорий недели';
export const index = 'перспективность';

export const otherSections = 'Другие разделы';
export const wholeSection = 'Весь раздел';
export const others = 'Прочие';
export const othersOf = (section: string) => `${section}, ещё`;
export const othersCount = (count: string) => `ещё ${count}`;
export const shareOf = (section: string, share: string) => `${section}, ${share} выручки`;
export const group = (name: string, categories: string, share: string) =>
  `${name}: ${categories}, ${share} выручки`;
export const leaf = (name: string, revenue: string, share: string, index: string, prospect: string) =>
  `${name} ${revenue}, ${share} выручки, перспективность ${index}, ${prospect.toLowerCase()}`;
