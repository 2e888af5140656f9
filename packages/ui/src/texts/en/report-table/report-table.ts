export const nameFilter = 'Filter by name';
export const filters = 'Filters';
export const reset = 'Reset';
export const sorting = 'Sort';
export const byChange = 'By change';
export const charts = 'Charts';
export const columns = 'Columns';

export const exportFile = 'Export';
export const more = 'More';
export const downloadXlsx = 'Download Excel (XLSX)';
export const downloadCsv = 'Download CSV';
export const xlsxReady = (caption: string, rows: string) => `Excel file ready: ${caption}, ${rows}`;
export const csvReady = (caption: string, rows: string) => `CSV file ready: ${caption}, ${rows}`;

export const filtered = 'Active filters';
export const filteredMark = 'filtered';
/** The key of prices: the lowest of the others, and the own one. */
export const lowestKey = 'lowest';
export const ownKey = 'own';
export const removeFilter = (filter: string) => `Remove “${filter}”`;
export const rangeFrom = (label: string, from: string) => `${label} from ${from}`;
export const rangeTo = (label: string, to: string) => `${label} up to ${to}`;
export const range = (label: string, from: string, to: string) => `${label} from ${from} to ${to}`;

export const total = 'Total';
/** Of rows that are a part of what the screen counts. */
export const partTotal = 'Total of the table';
export const filteredTotal = 'Filtered total';
export const shownOf = (shown: string, all: string) => `${shown} of ${all}`;
export const withRow = (count: string, row: string) => `${count} and “${row}”`;
export const withLeft = (count: string, left: string) => `${count}, ${left} gone`;
export const cutOnPaper = (shown: string, all: string) =>
  `The first ${shown} of ${all} are on paper; all rows are in the file from “Export”.`;
export const cut = (shown: string, all: string) => `The first ${shown} of ${all} are here.`;
export const showAll = (all: string) => `Show all ${all}`;

export const rankRange = (rank: string, range: string) => `rank\u00a0${rank}${range}`;
export const onlyOne = 'only one';
export const equalPrice = 'tied';
export const minimum = 'min';
export const showProducts = 'Show these products';
export const openOnKaspi = 'Open on Kaspi';
export const withinChance = (count: string, sum: string) =>
  `Next ${count}: such a difference may be chance, net change ${sum}`;
export const nameSample = 'Washing machine Samsung P7DF2W51200';

export const states = { entered: 'new', left: 'left', new: 'first time' };
export const categoryStates = { ...states };
export const movements = {
  grown: 'growth',
  fallen: 'decline',
  started: 'start of sales',
  stopped: 'no sales',
  entered: 'appearance',
  left: 'exit',
  same: 'no change',
};
