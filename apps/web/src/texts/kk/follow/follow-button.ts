export const follow = 'Бақылау';
