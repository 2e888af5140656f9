export const accusative = 'сатушы профилін';
export const contents = 'Осы бетте';
export const asList = 'Бөлек тізіммен';
export const allRows = (count: string) => `Барлығы ${count}`;
