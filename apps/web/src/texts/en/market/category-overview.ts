export const list = 'the list of categories';
export const promising = 'Most promising categories';
export const all = 'All';
export const nonePromising = (minSales: number) => `No category has ${minSales} sales this week.`;
