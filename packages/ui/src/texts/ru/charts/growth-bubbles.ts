export const notSold = 'здесь не продаёт';
export const corner = 'сильный рынок, малая доля';
export const area = (area: string) => `площадь — ${area}`;
export const areaAndDashes = (area: string) => `площадь — ${area}, пунктир — не продаёт`;
