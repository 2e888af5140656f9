export const path = 'Бетке апаратын жол';
export const clear = 'Тазарту';
export const loading = 'Жүктелуде…';
export const retry = 'Қайталау';
export const errorCode = (code: string) => `қате коды: ${code}`;

export const productMean = 'тауарлар бойынша орташа';

export const overWeek = 'апта ішінде';
export const rankChange = (against: string) => `${against} орын`;
export const unchanged = (against: string) => `${against} өзгеріссіз`;
export const growth = (against: string) => `${against} өсім`;
export const decline = (against: string) => `${against} төмендеу`;
export const marketChange = (change: string) => `· нарық ${change}`;
