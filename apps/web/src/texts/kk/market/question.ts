export const question = 'Сіздің дүкеніңіз қайсы?';
export const why = 'Апта содан басталады: не өзгерді, қай тауардың арзаны бар, қай бағаны көтеруге болады.';
export const field = 'Атауы, сілтемесі не нөмірі';
export const browse = 'Әзірге нарықты қараймын';
export const sellers = 'Сатушылар';
export const onKaspi = (age: string) => `Kaspi-де ${age}`;
export const aWeek = (revenue: string) => `аптасына ${revenue}`;
export const marketOfWeek = (week: number | '') => `${week}-апта нарығы`;
export const nameShop = 'Дүкенді көрсету';
