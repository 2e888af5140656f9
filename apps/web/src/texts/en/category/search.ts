export const title = 'Find categories';
export const index = 'Categories';
export const ofWeek = 'Categories of the week';
export const chosen = 'Chosen categories';
export const name = 'Category name';
export const accusative = 'the list of categories';
export const emptyList = 'The chosen categories are not in this week';
export const advice = 'Choose other categories or another week.';
