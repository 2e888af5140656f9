export const sellers = 'Концентрация продавцов';
export const brands = 'Концентрация брендов';
export const noList = 'Не удалось получить список: считать не из чего.';
