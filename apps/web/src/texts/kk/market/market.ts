export const totals = 'апта қорытындысын';
export const week = (weekNumber: number) => `${weekNumber}-апта`;
export const updated = 'жаңартылды: {time}';

export const whatChanged = 'Не өзгерді';
export const whatCounts = 'тек маңызды өзгерістер, 10 сатылымнан бастап';
export const nobody = 'жоқ';
export const rank = (rank: string) => `${rank}-орын`;
export const rankBefore = (rank: string) => `бұрын ${rank}-орын`;

const words = { new: 'жаңа', returned: 'оралды' };

export const entered = { sellers: words, brands: words, products: words, categories: words };

export const topSellers = 'Түсім бойынша сатушылар, ₸';
export const topBrands = 'Түсім бойынша брендтер, ₸';
export const noSales = 'Бұл аптада сатылым болмаған.';

export const categoryList = 'санаттар тізімін';
export const promising = 'Ең перспективалы санаттар';
export const all = 'Барлығы';
export const nonePromising = (minSales: number) => `Бұл аптада бірде-бір санатта ${minSales} сатылым жоқ.`;
