export const part = 'Из чего';
export const amount = 'Сумма';
export const cutAxis = 'ось не от нуля';
