export const followNamed = (name: string) => `Бақылау: ${name}`;
export const followingNamed = (name: string) => `Бақылаудасыз: ${name}`;
export const isMine = 'Бұл менің дүкенім';
export const isNotMine = 'Бұл менің дүкенім емес';

export const followed = (name: string) => `Бақылауға алынды: ${name}`;
export const unfollowed = (name: string) => `Бақылаудан шығарылды: ${name}`;
export const tooMany = (max: number) =>
  `Ең көбі ${max} нысанды бақылауға болады: алдымен бірдеңені алып тастаңыз.`;
export const becameMine = (name: string) => `Сіздің дүкеніңіз: ${name}`;
export const stoppedBeingMine = (name: string) => `Енді сіздің дүкеніңіз емес: ${name}`;
export const undo = 'Болдырмау';
export const restore = 'Қайтару';
