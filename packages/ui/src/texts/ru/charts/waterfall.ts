export const part = 'Из чего';
export const amount = 'Сумма';
export const percent = (percent: number) => `${percent}\u202f%`;
