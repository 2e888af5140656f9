export const filters = 'Filters';
export const reset = 'Reset';
export const nothingMatches = 'Nothing matches';
export const show = (count: string) => `Show ${count}`;
export const openOnKaspi = 'Open on Kaspi';
