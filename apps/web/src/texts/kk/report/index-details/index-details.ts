import type { IndexTerm } from '@vitrina/contract';
import { createInvariable } from '@vitrina/ui/format/noun';

export const termTitles: Readonly<Record<IndexTerm['name'], string>> = {
  demand: 'Сұраныс',
  openness: 'Нарықтың ашықтығы',
  yield: 'Бір ұсынысқа түсім',
  entry: 'Көшбасшылардың әлсіздігі',
  price: 'Баға қоры',
};

export const sale = createInvariable('сатылым');
export const review = createInvariable('пікір');
export const equalSeller = createInvariable('тең сатушы');
export const equalBrand = createInvariable('тең бренд');

export const demand = (sales: string, reference: string, perOffer: string, perOfferReference: string) =>
  `${sales}, тірек мәні ${reference}; бір ұсынысқа ${perOffer}, тірек мәні ${perOfferReference}`;
export const openness = (competitors: string) => `${competitors}, тірек мәні 5`;
export const offerRevenue = (median: string, reference: string) =>
  `ұсыныстың медианалық түсімі ${median}, тірек мәні ${reference}`;
export const entry = (reviews: string, reference: string, rating: string, meanRating: string) =>
  `орташа ${reviews}, тірек мәні ${reference}; рейтинг ${rating}, орташасы ${meanRating}`;
export const price = (median: string, reference: string) =>
  `медианалық баға ${median}, тірек мәні ${reference}`;

export const ownTitle = 'Перспектива индексі';
export const shopTitle = 'Дүкен индексі';
export const shopPartTitle = 'Дүкеннің осы бөліктегі индексі';
export const partTitle = 'Осы бөліктің индексі';
export const meanOfProducts = 'тауарлар бойынша орташа';
export const close = 'Жабу';

export const mean = (products: string) =>
  `${products} индекстерінің орташасы, тауардың салмағы\u00a0— оның түсімі.`;
export const meanAndHeaviest = (products: string, share: string) =>
  `${products} индекстерінің орташасы, тауардың салмағы\u00a0— оның түсімі. Төменде ең салмақты он тауар, барлығы ${share}.`;
export const product = 'Тауар';
export const weight = 'салмағы';
export const index = 'индексі';
export const cannotGetProducts = 'Тауарлар алынбады';
export const noMean = 'Апта ішінде ештеңе сатылмады: орташа мән жоқ.';
export const allByIndex = (count: string) => `Барлық ${count}, индекс бойынша`;

export const below = 'тіректен төмен';
export const notBelow = 'тіректен төмен емес';
export const term = 'Көбейткіш';
export const scale = '0-ден 1-ге дейін, тірек 0,5';
export const value = 'мәні';
export const hint =
  'Сызықша\u00a0— тірек деңгейі, 0,5. «Төмендетуі»\u00a0— көбейткіштің индекстің жалпы төмендеуіндегі үлесі.';
export const loss = 'төмендетуі';
export const place = (place: string, count: string) => `${count} ішінде ${place}-орын`;
export const placeInCategory = (place: string, count: string) => `санаттағы ${count} ішінде ${place}-орын`;
export const formula = (version: number | string) => `формула ${version}`;
export const noTerms = 'Апта ішінде ештеңе сатылмады: индекс 0.';
export const weakest = 'Бәрінен көп төмендететіні — {term}: {reason}.';
export const termInSentence = (title: string) => title.toLocaleLowerCase('kk');
export const cannotGetTerms = 'Индекс көбейткіштері алынбады';
