export const moveUp = (label: string) => `${label}: earlier`;
export const moveDown = (label: string) => `${label}: later`;
export const position = (label: string, position: number, count: number) =>
  `${label}: ${position} of ${count}`;
export const moveHint = 'Alt + ↑ ↓ to move';
export const defaults = 'Default';
