export const category = 'Санат';
export const section = 'Бөлім';
export const revenue = 'Түсім';
export const share = 'Үлес';
export const sales = 'Сатылым';
export const salesInPieces = 'Сатылым, дана';
export const prospects = 'Перспектива';
export const categories = 'Санаттар';

export const area = 'ауданы — түсім';
export const areaAndRest = 'ауданы — түсім, сұры — бөлімнің қалған санаттары';
export const largest = (count: number, share: string) => `ең ірі ${count}, түсімнің ${share}-ы`;
export const legend = 'Перспектива индексі: әр сатыда апта санаттарының бестен бірі';
export const index = 'перспектива';

export const otherSections = 'Басқа бөлімдер';
export const wholeSection = 'Бүкіл бөлім';
export const others = 'Басқалары';
export const othersOf = (section: string) => `${section}, тағы`;
export const othersCount = (count: string) => `тағы ${count}`;
export const shareOf = (section: string, share: string) => `${section}, түсімнің ${share}-ы`;
export const group = (name: string, categories: string, share: string) =>
  `${name}: ${categories}, түсімнің ${share}-ы`;
export const leaf = (name: string, revenue: string, share: string, index: string, prospect: string) =>
  `${name} ${revenue}, түсімнің ${share}-ы, перспективасы ${index}, ${prospect.toLocaleLowerCase('kk')}`;
