export const placed = 'қойылды';
export const noOffer = 'ұсыныс жоқ';
export const undercut = 'бағаны басқа сатушы түсірді';
export const cheapest = 'енді бәрінен арзан';
export const raised = (change: string) => `баға көтерілді: ${change}`;
export const lowered = (change: string) => `баға түсірілді: ${change}`;
export const newSellers = (count: number | null) => `карточкадағы жаңа сатушылар: ${count}`;
export const demandGrew = 'карточка сұранысы өсті';
export const demandFell = 'карточка сұранысы төмендеді';
