import type { Noun } from '@vitrina/ui/format/noun';

export const accusative = 'что ждёт новичка в категории';

export const partOf = (part: number, whole: number) => `${part}\u00a0из\u00a0${whole}`;

/** After «За»: «За 6 недель вошли 12 продавцов.» */
export const week: Noun = { one: 'неделю', few: 'недели', many: 'недель' };
export const entered = 'За {weeks} вошли {sellers}.';
/** Where one seller entered, by the plural rules of the language. */
export const enteredOne = 'За {weeks} вошёл {sellers}.';
export const nobodyEntered = (weeks: string) => `За ${weeks} никто не вошёл.`;
export const survivedWeek = 'Через неделю продавали {afterOne}.';
export const survivedMonth = 'Через неделю продавали {afterOne}, через четыре — {afterFour}.';
export const leaderAlone = 'Без лидера не продаёт никто.';
export const withoutLeader =
  'Выручка распределена так, будто здесь {now}, а без лидера\u00a0— {without}: {concentration}.';
/** The level of concentration inside a sentence. */
export const concentrationInSentence = (label: string) => label.toLowerCase();
/** In place of {shop}. */
export const ownShop = 'Мой магазин';
export const ownShopAbsent = '{shop} здесь не торгует.';
export const ownShopUnsold = '{shop} уже здесь: {products}, продаж за неделю нет.';
export const ownShopSells = '{shop} уже здесь: {share} выручки, {products}.';

export const newcomers = 'Как закрепляются новички';
export const newcomersCaption = 'Новые продавцы категории и что с ними стало';
export const newcomersUnknown =
  'Новичков видно, когда перед неделей опубликованы хотя бы пять: иначе вошедшими выглядели бы все.';
export const figureChoice = 'Что показать о новичках';
export const selling = 'Продают';
export const offering = 'Предлагают';
export const median = 'Медиана, ₸';
export const weekColumn = 'Неделя';
export const weekColumnShort = 'Нед.';
export const enteredColumn = 'Вошли';
export const afterAge = (weeks: number) => `Через ${weeks} нед.`;
export const age = (weeks: number) => `${weeks} нед.`;
export const tooEarly = 'ещё рано';
export const noWeek = 'нет недели';
export const sellingKey = 'продают';
export const offeringKey = 'есть предложение, продаж нет';
export const leftKey = 'ушли';
export const percentNote = 'в процентах, если вошло пять и больше';

export const bands = 'Где покупают';
export const bandsNote = 'в строке около десятой части проданных штук';
export const bandsCaption = 'Продажи категории по ценам';
export const nothingSold = 'За неделю в категории ничего не продано.';
export const upTo = (price: string) => `до\u00a0${price}`;
export const from = (price: string) => `от\u00a0${price}`;
export const price = 'Цена, ₸';
export const revenue = 'Выручка, ₸';
export const soldProducts = 'Товары с продажами';
export const soldProductsMeaning =
  'Сколько разных товаров продано в этих ценах. Товар, проданный по разным ценам, бывает в нескольких строках.';
export const unsold = 'Предложения без продаж';
export const unsoldShort = 'Без продаж';
export const unsoldMeaning =
  'Какая часть предложений в этих ценах за неделю ничего не продала. Жирным\u00a0— больше половины.';

export const leaders = 'Слабые места лидеров';
export const leadersNote = 'жирным: рейтинг ниже 4,3; «Дороже» больше 60\u00a0%';
export const leadersCaption = 'Крупнейшие продавцы категории';
export const seller = 'Продавец';
export const share = 'Доля, %';
export const shareWeeks = 'за\u00a04\u00a0нед.';
export const inFourWeeks = 'За 4 нед.';
export const rating = 'Рейтинг';
export const dearer = 'Дороже';
export const dearerTitle = 'Дороже минимума';
export const dearerMeaning = 'Какая часть выручки здесь получена на товарах, где кто-то дешевле.';
