export const part = 'Құрамы';
export const amount = 'Сома';
export const percent = (percent: number) => `${percent}%`;
