import { createPlural } from '@vitrina/ui/format/noun';

export const sections = 'Sections';
export const sectionSearch = 'Search by section';
export const chosenCount = 'Categories selected';
export const clearAll = 'Clear all';
export const showFound = 'Show results';
export const show = (found: string) => `Show ${found}`;

export const chosenCategories = 'Selected categories';
export const remove = (title: string) => `Remove “${title}”`;
export const collapse = 'Show less';
export const more = (count: number) => `${count} more`;

export const byCategories = 'By category';
export const treeAccusative = 'the category tree';
export const unknownCategory = (id: number) => `Category ${id}`;
export const inCategories = createPlural('category', 'categories');
