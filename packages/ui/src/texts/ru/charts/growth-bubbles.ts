export const notSold = 'здесь не продаёт';
/** Name of the lane of what is not sold. */
export const lane = 'не продаёт';
export const corner = 'сильный рынок, малая доля';
export const area = (area: string) => `площадь — ${area}`;
export const areaAndDashes = (area: string) => `площадь — ${area}, пунктир — не продаёт`;
