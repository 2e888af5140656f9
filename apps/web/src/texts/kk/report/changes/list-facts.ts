export const placed = 'жаңа тауар';
export const noOffer = 'сатудан алынды';
export const undercut = 'арзаны шықты';
export const cheapest = 'енді ең арзан';
export const raised = (change: string) => `баға көтерілді (${change})`;
export const lowered = (change: string) => `баға түсірілді (${change})`;
export const newSellers = (count: number | null) => `карточкадағы жаңа сатушылар: ${count}`;
export const demandGrew = 'сұраныс өсті';
export const demandFell = 'сұраныс төмендеді';
