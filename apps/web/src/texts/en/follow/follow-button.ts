export const follow = 'Follow';
export const following = 'Following';
export const isItMine = 'Is this my store';
