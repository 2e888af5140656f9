export const sellers = 'Сатушылар шоғырлануы';
export const brands = 'Брендтер шоғырлануы';
export const concentration = 'Шоғырлану';
export const noList = 'Тізім алынбады: есептеуге дерек жоқ.';
