export const pieces = 'дана';
export const points = 'п. т.';
