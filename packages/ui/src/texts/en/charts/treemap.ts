export const category = 'Category';
export const section = 'Section';
export const revenue = 'Revenue';
export const share = 'Share';
export const sales = 'Sales';
export const salesInPieces = 'Sales, pcs';
export const prospects = 'Prospects';
export const categories = 'Categories';

export const area = 'area is revenue';
export const areaAndRest = 'area is revenue, grey is the rest of a section';
export const largest = (count: number, share: string) => `${count} largest, ${share} of revenue`;
export const legend = 'Prospect index: each step has a fifth of the week’s categories';
export const index = 'prospects';

export const otherSections = 'Other sections';
export const wholeSection = 'Whole section';
export const others = 'Others';
export const othersOf = (section: string) => `${section}, other`;
export const othersCount = (count: string) => `other ${count}`;
export const shareOf = (section: string, share: string) => `${section}, ${share} of revenue`;
export const group = (name: string, categories: string, share: string) =>
  `${name}: ${categories}, ${share} of revenue`;
export const leaf = (name: string, revenue: string, share: string, index: string, prospect: string) =>
  `${name} ${revenue}, ${share} of revenue, prospects ${index}, ${prospect.toLowerCase()}`;
