export const follow = 'Бақылау';
export const following = 'Бақылаудасыз';
export const isItMine = 'Бұл менің дүкенім бе';
