export const owner = 'бренд';
export const ownerGenitive = 'бренд';
export const demandBasis = 'санаттарда';
export const shareBasis = 'данамен';
export const priceLabel = 'Баға, құрам';
export const priceName = 'баға мен құрам';
export const priceBasis = 'сатылғандар';

export const groups = 'Қандай санаттар';
export const grown = 'Түсім үлесі өсті';
export const shrunk = 'Түсім үлесі төмендеді';
export const entered = 'Пайда болды';
export const left = 'Кетті';
export const enteredCells = 'бренд пайда болған санаттар';
export const leftCells = 'бренд кеткен санаттар';

export const hasEntered = 'бренд пайда болды';
export const hasLeft = 'бренд кетті';
export const demandGrew = 'санатқа сұраныс өсті';
export const demandFell = 'санатқа сұраныс төмендеді';
export const shareChange = (points: string) => `түсім үлесі ${points} п. т.`;

export const accusative = 'түсім өзгерісінің себептерін';
export const caption = 'Брендтің түсімі неге өзгерді';
export const emptyList = 'Мұндай санат жоқ';
export const advice = 'Басқа бағанды немесе басқа топты таңдаңыз.';
