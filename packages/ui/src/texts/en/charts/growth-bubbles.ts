export const notSold = 'does not sell here';
export const corner = 'strong market, small share';
export const area = (area: string) => `area is ${area}`;
export const areaAndDashes = (area: string) => `area is ${area}, dashed means not sold`;
