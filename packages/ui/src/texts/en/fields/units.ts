export const pieces = 'pcs';
export const thousandTenge = 'K ₸';
export const points = 'pp';
