export const category = 'Category';
export const section = 'Section';
export const revenue = 'Revenue';
export const share = 'Share';
export const sales = 'Sales';
export const salesInPieces = 'Sales, pcs';
export const prospects = 'Prospects';
export const categories = 'Categories';

export const area = 'area is revenue';
export const areaAndTone = 'area is revenue, tone is index';
export const largest = (count: number, share: string) => `${count} largest, ${share} of revenue`;
export const legend = 'Prospect index: each step has a fifth of the week’s categories';
export const index = 'index';

export const otherSections = 'Other sections';
export const wholeSection = 'Whole section';
export const others = 'Others';
export const othersOf = (section: string) => `${section}, others`;
export const othersCount = (count: string) => `${count} others`;
export const shareOf = (section: string, share: string) => `${section}, ${share} of revenue`;
export const group = (name: string, categories: string, share: string) =>
  `${name}: ${categories}, ${share} of revenue`;
export const leaf = (name: string, revenue: string, share: string, index: string, prospect: string) =>
  `${name} ${revenue}, ${share} of revenue, prospects ${index}, ${prospect.toLowerCase()}`;
