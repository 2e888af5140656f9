export const title = 'По категориям';
export const find = 'Найти категорию';
export const found = (categories: string) => `Найдено: ${categories}`;
export const inWeek = (products: string) => `${products} за неделю`;

export const noCategories = 'За эту неделю категорий нет';
export const chooseWeek = 'Выберите другую неделю.';
export const noSuchCategory = 'Такой категории нет';
export const checkTitle = 'Проверьте название или введите его часть.';
