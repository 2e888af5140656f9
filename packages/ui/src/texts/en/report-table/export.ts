export const state = 'State';
export const stateHint =
  'New: is here now, was not in the comparison week; first time: was in no earlier week; left: was here in the comparison week, the values are of that week.';

export const report = 'Report';
export const shown = 'Shown';
export const filter = 'Filters';
export const noFilter = 'none';
export const order = 'Sorting';
export const reportOrder = 'as in the report';
export const ascending = (label: string) => `${label} ascending`;
export const descending = (label: string) => `${label} descending`;
export const joinOrders = (orders: readonly string[]) => orders.join(', then ');
export const exported = 'Exported';
export const address = 'Address';

export const description = 'Description';
export const column = 'Column';
export const meaning = 'Meaning';
