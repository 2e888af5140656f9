export const ofWeek = 'Categories of the week';
export const chosen = 'Selected categories';
export const name = 'Category name';
export const accusative = 'the list of categories';
export const emptyList = 'The selected categories are not in this week';
export const advice = 'Choose other categories or another week.';
