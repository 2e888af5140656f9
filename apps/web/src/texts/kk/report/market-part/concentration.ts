export const asOne = 'Түсім нарықта {first} бардай таралған.';
export const asBoth = 'Түсім нарықта {first} және {second} бардай таралған.';
export const before = (week: number, hhi: string) => `${week}-аптада HHI ${hhi} болды.`;
export const and = ' және ';
export const nothingSold = 'Шоғырлану жоқ: апта ішінде ештеңе сатылмады';
export const anotherWeek = (week: number | '') => `${week}-аптада сатылым жоқ. Басқа аптаны таңдаңыз.`;

export const largest = { sellers: 'Ең ірі сатушылар', brands: 'Ең ірі брендтер' };
export const seller = 'Сатушы';
export const brand = 'Бренд';
export const share = 'Үлес, %';
export const revenue = 'Түсім, ₸';
export const showAll = (rows: string) => `Барлығы: ${rows}`;
