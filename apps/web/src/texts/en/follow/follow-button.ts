export const follow = 'Follow';
export const following = 'Following';
