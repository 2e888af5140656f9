export const find = 'Search';
export const placeholder = 'Name, section, Kaspi link or SKU';
export const shortPlaceholder = 'Name, link, SKU';
export const close = 'Close';
/** What the amounts beside the options are. */
export const sums = (week: string) => `Amounts: revenue · ${week}`;
export const results = 'Results';
export const select = 'select';
export const open = 'open';
export const openInNewTab = 'in a new tab';

export const followed = 'Following';
export const recent = 'Recent';
export const pages = 'Pages';
export const weeks = 'Weeks';
export const onThisScreen = 'On this screen';
export const fallbacks = 'What you can do';
export const actions = 'Actions';

export const comparison = 'Comparison';
export const filterTable = 'Find in the table';
export const exportXlsx = 'Export to Excel (XLSX)';
export const exportCsv = 'Export to CSV';
export const latestWeek = (week: string) => `Latest week: ${week}`;
export const refreshWeeks = 'Refresh the list of weeks';
export const theme = (label: string) => `Theme: ${label.toLowerCase()}`;
export const signOut = 'Sign out';
export const searchOtherWeek = (week: string) => `Search another week: ${week}`;
export const openOnKaspi = 'Open on Kaspi';
export const weekPattern = /^week|^\d{1,2}$/i;
