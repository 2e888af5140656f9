/** The report of the categories, in the accusative. */
export const list = 'список категорий';
export const promising = 'Самые перспективные категории';
export const all = 'Все';
export const nonePromising = (minSales: number) =>
  `За эту неделю ни в одной категории нет ${minSales} продаж.`;
