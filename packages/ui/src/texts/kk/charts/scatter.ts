export const product = 'Тауар';
export const brand = 'Бренд';
export const price = 'Баға';
export const sales = 'Сатылым';
export const revenue = 'Түсім';
export const salesAxis = 'Сатылым, дана';
export const others = 'басқалары';
export const picture = (title: string, count: number) => `${title}: ${count} тауар`;
export const slider = 'Тауарлар түсімнің кемуі бойынша, Enter — кесте жолына өту';
