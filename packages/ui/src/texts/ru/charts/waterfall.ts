export const part = 'Из чего';
export const amount = 'Сумма';
