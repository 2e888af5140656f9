export const change = 'Change category';
export const choose = 'Choose a category';
export const accusative = 'the category profile';
export const lists = 'Category lists';

export const movement = 'Movement';
export const entry = 'Entry';
