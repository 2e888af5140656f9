export const title = 'By category';
export const find = 'Find a category';
export const found = (categories: string) => `Found: ${categories}`;
export const inWeek = (products: string) => `${products} this week`;

export const noCategories = 'No categories this week';
export const chooseWeek = 'Choose another week.';
export const noSuchCategory = 'There is no such category';
export const checkTitle = 'Check the name or enter part of it.';
