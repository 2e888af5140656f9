export const index = 'Санаттар';
export const change = 'Санатты ауыстыру';
export const choose = 'Санатты таңдаңыз';
export const title = 'Санат профилі';
export const accusative = 'санат профилін';
export const lists = 'Санат тізімдері';

export const sellers = 'Сатушылар';
export const products = 'Тауарлар';
export const brands = 'Брендтер';
export const movement = 'Қозғалыс';
export const entry = 'Кіру';
