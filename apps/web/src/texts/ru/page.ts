/** Texts of index.html. */
export const description = 'Vitrina: недельные отчёты о продавцах, брендах, категориях и товарах Kaspi.kz';
export const noScript = 'Vitrina работает только с включённым JavaScript.';
