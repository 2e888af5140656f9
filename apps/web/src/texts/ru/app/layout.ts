export const toContent = 'К содержанию';

/** Stands after «Чтобы показать …». */
export const weekList = 'список недель';
export const weeksFailed = 'Не удалось получить список недель';
