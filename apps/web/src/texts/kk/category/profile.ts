export const change = 'Санатты ауыстыру';
export const choose = 'Санатты таңдаңыз';
export const accusative = 'санат профилін';
export const lists = 'Санат тізімдері';

export const movement = 'Өсу және төмендеу';
export const entry = 'Санатқа шығу';
