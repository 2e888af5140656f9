import { createInvariable } from '@vitrina/ui/format/noun';

export const accusative = 'тауар карточкасын';
export const choose = 'Тауарды таңдаңыз';
export const chooseHow =
  'Оны кез келген тауарлар тізімінен ашыңыз немесе іздеуге атауын, сілтемесін не Kaspi артикулын қойыңыз.';

export const review = createInvariable('пікір');
export const rating = 'Рейтинг';
export const index = 'перспективасы';
export const shareOfCategory = (share: string, sold: string) =>
  `санат түсімінің ${share}; апта ішінде сатылғаны: ${sold}`;
export const nothingSold = 'Апта ішінде ештеңе сатылмады';
export const place = (place: number, count: string) => `санаттағы ${count} тауар ішінде ${place}-орын`;
export const isNew = 'жаңа';
export const openOnKaspi = 'Kaspi-де ашу';

export const pricesTab = 'Бағалар';
export const pricesHeading = 'Карточкадағы бағалар';
export const minimum = (price: string) => `ең төмені ${price}`;
export const yours = (price: string) => `сіздікі ${price}`;
export const sameSellers = 'өзгеріссіз';
export const enteredCount = (count: number) => `жаңасы ${count}`;
export const leftCount = (count: number) => `кеткені ${count}`;

export const offersCaption = 'Тауар ұсыныстары';
export const offersAccusative = 'тауар ұсыныстарын';
export const offersChoice = 'Қандай ұсыныстар';
export const all = 'Барлығы';
export const entered = 'Жаңалары';
export const left = 'Сатуды тоқтатқандар';
export const cheaperThanOwn = 'Сізден арзан';
export const noOffers = 'Бұл аптада ұсыныс жоқ';
export const anotherWeek = 'Басқа аптаны таңдаңыз.';
export const noOffersOfGroup = 'Мұндай ұсыныс жоқ';
export const anotherGroup = 'Басқа топты таңдаңыз.';

export const isOwn = 'менікі';
export const hasEntered = 'жаңа';
export const hasLeft = 'сатуды тоқтатты';
export const cheapest = 'ең арзан';
export const gapToMin = (change: string) => `мин. бағадан ${change}`;
