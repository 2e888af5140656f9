export const follow = 'Бақылау';
export const following = 'Бақылаудасыз';
