export const pieces = 'дана';
export const thousandTenge = 'мың ₸';
export const points = 'п. т.';
