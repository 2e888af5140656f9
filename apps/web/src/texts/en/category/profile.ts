export const change = 'Change category';
export const choose = 'Choose a category';
export const accusative = 'the category profile';
export const lists = 'Category lists';

export const movement = 'Gains and losses';
export const entry = 'Entering the category';
