export const summary = 'Қорытынды';
export const week = 'Апта';
export const weekHint = 'Жыл және ISO бойынша апта нөмірі.';
export const numberedWeek = (number: number) => `${number}-апта`;
export const metric = 'Көрсеткіш';
export const change = 'Өзгеріс';
export const revenueByWeek = 'Апталар бойынша түсім, ₸';
export const topRevenue = (title: string) => `${title}: ең жоғары түсім, ₸`;

export const why = 'Себептері';
export const causes = 'Өзгеріс неден құралды';
export const causesInTenge = 'Өзгеріс неден құралды, ₸';
export const basis = 'Бұл не';
export const before = 'Бұрын';
export const after = 'Қазір';

export const movement = 'Өсім мен төмендеу';

export const report = 'Есеп';
export const formulas = 'Формулалар';
export const meaning = 'Мағынасы';
