export const changed = (week: number) => `${week}-аптамен салыстырғанда түсім {revenue}{rows}.` as const;
export const unchanged = 'өзгерген жоқ';
export const grown = (count: string) => `өсті:\u00a0${count}`;
export const fallen = (count: string) => `төмендеді:\u00a0${count}`;
export const lost = (left: string, revenue: string) => `${left}, бұрын ${revenue} болған`;

export const notPublished = (week: number) => `${week}-апта жарияланбаған: салыстыратын ештеңе жоқ.`;
export const comparing = (week: number) => `${week}-аптамен салыстырып жатырмыз…`;
export const noReport = (week: number) => `${week}-апта үшін мұндай есеп жоқ: салыстыратын ештеңе жоқ.`;
export const failed = (week: number, reason: string) => `${week}-аптамен салыстыру мүмкін болмады. ${reason}`;
export const retry = 'Қайталау';
