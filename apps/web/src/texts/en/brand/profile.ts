export const change = 'Change brand';
export const choose = 'Choose a brand';
export const accusative = 'the brand profile';
export const lists = 'Brand lists';

export const movement = 'Gains and losses';
export const changes = 'What changed';
export const prices = 'Prices';
