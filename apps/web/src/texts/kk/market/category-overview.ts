export const list = 'санаттар тізімін';
export const promising = 'Ең перспективалы санаттар';
export const all = 'Барлығы';
export const nonePromising = (minSales: number) => `Бұл аптада бірде-бір санатта ${minSales} сатылым жоқ.`;
