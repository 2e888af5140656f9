export const change = 'Брендті ауыстыру';
export const choose = 'Брендті таңдаңыз';
export const accusative = 'бренд профилін';
export const lists = 'Бренд тізімдері';

export const movement = 'Өсу және төмендеу';
export const changes = 'Себептері';
export const prices = 'Бағалар';
