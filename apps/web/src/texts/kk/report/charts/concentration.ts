export const sellers = 'Сатушылар шоғырлануы';
export const brands = 'Брендтер шоғырлануы';
export const noList = 'Тізім алынбады: есептеуге дерек жоқ.';
