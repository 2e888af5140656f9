export const notSold = 'does not sell here';
/** Name of the lane of what is not sold. */
export const lane = 'not sold';
export const corner = 'strong market, small share';
export const area = (area: string) => `area is ${area}`;
export const areaAndDashes = (area: string) => `area is ${area}, dashed means not sold`;
