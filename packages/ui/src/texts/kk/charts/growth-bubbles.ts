export const notSold = 'мұнда сатпайды';
export const corner = 'күшті нарық, аз үлес';
export const area = (area: string) => `ауданы — ${area}`;
export const areaAndDashes = (area: string) => `ауданы — ${area}, үзік сызық — сатпайды`;
