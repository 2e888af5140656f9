export const change = 'Санатты ауыстыру';
export const choose = 'Санатты таңдаңыз';
export const accusative = 'санат профилін';
export const lists = 'Санат тізімдері';

export const movement = 'Қозғалыс';
export const entry = 'Кіру';
