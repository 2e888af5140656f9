export const asOne = 'Түсім нарықта {first} бардай таралған.';
export const asBoth = 'Түсім нарықта {first} және {second} бардай таралған.';
export const before = (week: number, rivals: string) => `${week}-аптада: ${rivals}.`;
export const scale =
  'HHI\u00a0— 0-ден (түсім көпке бөлінген) 10\u00a0000-ға дейін (бәрі біреуде): 1500-ге дейін шоғырлану әлсіз, 2500-ден жоғары.';
export const and = ' және ';
export const nothingSold = 'Шоғырлану жоқ: апта ішінде ештеңе сатылмады';
export const anotherWeek = (week: number | '') => `${week}-аптада сатылым жоқ. Басқа аптаны таңдаңыз.`;

export const largest = { sellers: 'Ең ірі сатушылар', brands: 'Ең ірі брендтер' };
export const seller = 'Сатушы';
export const brand = 'Бренд';
export const share = 'Үлес, %';
export const revenue = 'Түсім, ₸';
export const showAll = (rows: string) => `Барлығы: ${rows}`;
