export const notSold = 'мұнда сатпайды';
/** Name of the lane of what is not sold. */
export const lane = 'сатпайды';
export const corner = 'күшті нарық, аз үлес';
export const area = (area: string) => `ауданы — ${area}`;
export const areaAndDashes = (area: string) => `ауданы — ${area}, үзік сызық — сатпайды`;
