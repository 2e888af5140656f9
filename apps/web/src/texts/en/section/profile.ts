export const change = 'Change section';
export const choose = 'Choose a section';
export const accusative = 'the section profile';
export const lists = 'Section lists';

export const categoriesCaption = 'Section categories';
export const categoriesAccusative = 'the section’s categories';
export const noCategories = 'No categories in the section this week';
export const advice = 'Choose another week or another section.';

export const movement = 'Gains and losses';
