export const part = 'Құрамы';
export const amount = 'Сома';
export const cutAxis = 'ось нөлден басталмайды';
