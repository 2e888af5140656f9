export const follow = 'Follow';
