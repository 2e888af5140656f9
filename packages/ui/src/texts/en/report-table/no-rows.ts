export const empty = 'Nothing here yet';
export const emptyText = 'There are no rows for this week.';
export const nothingFound = 'Nothing found';
export const resetFilters = 'Reset filters';
export const removeFilter = (filter: string) => `Remove “${filter}”`;
export const quote = (filter: string) => `“${filter}”`;
export const noMatch = (filters: string, rows: string) => `None of ${rows} matches ${filters}.`;
