export const profile = 'Section profile';
