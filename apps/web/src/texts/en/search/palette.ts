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

export const product = 'Product';
export const filterTable = 'Find in the table';
export const exportXlsx = 'Export to Excel (XLSX)';
export const exportCsv = 'Export to CSV';
export const searchOtherWeek = (week: string) => `Search another week: ${week}`;
export const openOnKaspi = 'Open on Kaspi';
export const weekWord = 'week';
export const unpublished = (week: number) => `Week ${week} is not published`;
export const alreadyOpen = (week: number) => `Week ${week} is already open`;

export const switched = 'Searching {text}: the keyboard layout was switched';
export const similar = 'Similar to {text}';
export const searchLiterally = (text: string) => `Search “${text}”`;
export const shareOfMarket = (share: string) => `${share} of the market`;
