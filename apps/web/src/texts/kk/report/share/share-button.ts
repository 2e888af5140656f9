export const share = 'Бөлісу';
export const actions = 'Әрекеттер';
