export const name = 'Название';
export const revenue = 'Выручка';
export const share = 'Доля';
export const others = (count: string) => `Остальные (${count})`;
export const firstOfEqual = (share: string) => `1-й из равных, доля ${share}`;
/** Above the outlines of equal rivals. */
export const ifEqual = 'Та же концентрация, если бы доли были равны';
