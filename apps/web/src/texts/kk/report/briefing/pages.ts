export const book = 'Excel кітабы';
export const print = 'Басып шығару';
export const accusative = 'басшыға арналған есепті';
export const bookReady = 'Excel кітабы дайын';
export const bookFailed = (reason: string) =>
  `Кітапты жазу мүмкін болмады: ${reason}. «Excel кітабы» түймесін қайта басыңыз.`;

export const page = (number: number) => `2 беттің ${number}-беті`;
export const demo = 'Демо-деректер';
export const comparedWeek = (week: string, against: string) => `${week}, салыстыру: ${against}`;
export const overWeek = 'апта ішінде';
export const causes = 'Өзгеріс неден құралды, ₸';
export const why = 'Түсім өзгерісінің себептері';

export const topList = (title: string) => `Түсімі ең жоғары ${title.toLocaleLowerCase('kk')}`;
export const emptyList = 'Ондайлар жоқ.';
export const moved = 'Қандай тауарлар өсті және төмендеді';
export const gained = 'Өсті';
export const lost = 'Төмендеді';
export const nobody = 'Жоқ';
export const movedWithChance = `${moved} (≈\u00a0— кездейсоқ болуы мүмкін)`;
