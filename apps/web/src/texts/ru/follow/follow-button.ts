/** The button where the entity is not followed, and where it is. */
export const follow = 'Следить';
export const following = 'Вы следите';
