export const followNamed = (name: string) => `Follow: ${name}`;
export const followingNamed = (name: string) => `Following: ${name}`;
export const isMine = 'This is my store';
export const isNotMine = 'This is not my store';

export const followed = (name: string) => `Following: ${name}`;
export const unfollowed = (name: string) => `No longer following: ${name}`;
export const tooMany = (max: number) => `You can follow ${max} at most: remove something first.`;
export const becameMine = (name: string) => `Your store: ${name}`;
export const stoppedBeingMine = (name: string) => `No longer your store: ${name}`;
export const undo = 'Undo';
export const restore = 'Restore';
