export const toContent = 'К содержанию';
export const method = 'Как считаем';

/** Stands after «Чтобы показать …». */
export const weekList = 'список недель';
export const weeksFailed = 'Не удалось получить список недель';
