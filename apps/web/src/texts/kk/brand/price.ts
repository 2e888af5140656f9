import { createInvariable } from '@vitrina/ui/format/noun';

export const accusative = 'бренд бағаларын';
export const views = 'Не көрсету';
export const cards = 'Тауарлар';
export const sellersCaption = 'Әдеттегі бағадан төмен сататын бренд сатушылары';
export const cardsCaption = 'Бренд тауарларының бағалары';
export const emptyList = 'Салыстыратын ештеңе жоқ';
export const advice = 'Бұл аптада брендтің әр тауарында бір ғана сатушы бар.';

export const thresholds = 'Әдеттегі бағадан қанша төмен';
export const chosenThreshold = (threshold: string) => `Шекті мән: ${threshold}`;

export const belowOffer = createInvariable('ұсынысы');
export const belowSeller = createInvariable('сатушының');
export const below = '{sellers} {offers} тауардың әдеттегі бағасынан {threshold} астам арзан.';
export const nobodyBelow = 'Ешкім тауардың әдеттегі бағасынан {threshold} астам арзан сатпайды.';
export const threshold = '{menu}-дан';
export const describeBelow = (offers: string, sellers: string, threshold: string) =>
  `${sellers} ${offers} тауардың әдеттегі бағасынан ${threshold}-дан астам арзан.`;
export const describeNobodyBelow = (threshold: string) =>
  `Ешкім тауардың әдеттегі бағасынан ${threshold}-дан астам арзан сатпайды.`;

export const compared = (cards: string) => `Сатушысы бірнешеу тауарлар салыстырылады: ${cards}.`;
export const comparedAndSingle = (cards: string, singleCount: string) =>
  `Сатушысы бірнешеу тауарлар салыстырылады: ${cards}, жалғыз сатушымен тағы ${singleCount}.`;

export const noneBelowLine = (offers: string) => `${offers}, төмені жоқ`;
export const belowLine = (offers: string, allCount: string, deepest: string) =>
  `${allCount} ішінен ${offers} · ${deepest}-ға дейін`;
export const atLowPrice = 'төмен бағамен';
