export const moveUp = (label: string) => `${label}: алға`;
export const moveDown = (label: string) => `${label}: артқа`;
export const position = (label: string, position: number, count: number) =>
  `${label}: ${count} ішінде ${position}-орын`;
export const moveHint = 'Alt + ↑ ↓ — орнын ауыстыру';
export const defaults = 'Әдепкі';
