export const lead = 'Сілтемелер';
export const text = (most: number) =>
  `Сілтеме бойынша бір аптаның бір экраны кірмей-ақ ашылады. Оны сатушы, бренд, санат, бөлім немесе тауар экранындағы «Бөлісу» түймесімен жасауға болады. Барлығы ${most} сілтеме болуы мүмкін.`;

export const links = 'сілтемелерді';
export const yourLinks = 'Сілтемелеріңіз';
export const noLinks = 'Сілтеме жоқ.';
export const warning = 'Сілтеме бойынша енді ештеңе ашылмайды.';
export const link = 'сілтеме, {title}';
export const facts = (week: string, created: string, end: string) =>
  `${week} · жасалған күні: ${created}, мерзімі: ${end}`;
export const numbered = (page: string, id: string | number) => `${page} № ${id}`;
export const named = (page: string, name: string) => `${page} «${name}»`;
