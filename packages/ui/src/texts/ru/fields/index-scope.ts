/** Name of an index with what it is of: «Перспективность, в категории». */
export const inScope = (label: string, scope: string) => `${label}, ${scope}`;

export const week = 'вся неделя';
export const seller = 'у продавца';
export const brand = 'в бренде';
export const category = 'в категории';
export const section = 'в разделе';

// Ends of an explanation.
export const meanings = {
  week: 'здесь\u00a0— всего этого за неделю, а не одной его части.',
  seller: 'здесь\u00a0— внутри продавца: среднее индексов его товаров в этой строке с учётом выручки.',
  brand: 'здесь\u00a0— внутри бренда: среднее индексов его товаров в этой строке с учётом выручки.',
  category: 'здесь\u00a0— внутри категории: среднее индексов её товаров в этой строке с учётом выручки.',
  section: 'здесь\u00a0— внутри раздела: среднее индексов его товаров в этой строке с учётом выручки.',
};
