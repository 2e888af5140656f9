export const moveUp = (label: string) => `${label}: раньше`;
export const moveDown = (label: string) => `${label}: позже`;
export const position = (label: string, position: number, count: number) =>
  `${label}: ${position} из ${count}`;
export const moveHint = 'Alt + ↑ ↓ — переставить';
export const defaults = 'По умолчанию';
