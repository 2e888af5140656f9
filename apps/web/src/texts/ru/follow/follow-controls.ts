export const followNamed = (name: string) => `Следить: ${name}`;
export const followingNamed = (name: string) => `Вы следите: ${name}`;
export const isMine = 'Это мой магазин';
export const isNotMine = 'Это не мой магазин';

export const followed = (name: string) => `Следите: ${name}`;
export const unfollowed = (name: string) => `Больше не следите: ${name}`;
export const tooMany = (max: number) => `Следить можно не больше чем за ${max}: сначала уберите что-нибудь.`;
export const becameMine = (name: string) => `Ваш магазин: ${name}`;
export const stoppedBeingMine = (name: string) => `Больше не ваш магазин: ${name}`;
export const undo = 'Отменить';
export const restore = 'Вернуть';
