export const changed = (week: number) => `${week}-аптамен салыстырғанда түсім {revenue}.` as const;
export const changedWithRows = (week: number) =>
  `${week}-аптамен салыстырғанда түсім {revenue}; {rows}.` as const;
export const unchanged = (week: number) => `${week}-аптамен салыстырғанда түсім өзгерген жоқ.`;
export const unchangedWithRows = (week: number) =>
  `${week}-аптамен салыстырғанда түсім өзгерген жоқ; {rows}.` as const;
export const grown = (count: string) => `өсті:\u00a0${count}`;
export const fallen = (count: string) => `төмендеді:\u00a0${count}`;
export const started = (count: string) => `сатылым басталды:\u00a0${count}`;
export const stopped = (count: string) => `сатылымсыз:\u00a0${count}`;
export const entered = (count: string) => `жаңа:\u00a0${count}`;
export const left = (count: string, revenue: string) => `кетті:\u00a0${count} (бұрын ${revenue} болған)`;

export const notPublished = (week: number) => `${week}-апта жарияланбаған.`;
export const comparing = (week: number) => `${week}-аптамен салыстырып жатырмыз…`;
export const noReport = (week: number) => `${week}-апта үшін мұндай есеп жоқ: салыстыратын ештеңе жоқ.`;
export const failed = (week: number, reason: string) => `${week}-аптамен салыстыру мүмкін болмады. ${reason}`;
export const retry = 'Қайталау';
