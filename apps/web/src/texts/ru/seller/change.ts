import type { Noun } from '@vitrina/ui/format/noun';

/** What the effects are called. */
export const owner = 'магазин';
/** After «за счёт». */
export const ownerGenitive = 'магазина';
export const demandBasis = 'на карточке';
export const shareBasis = 'в штуках';
export const priceLabel = 'Цена';
export const priceName = 'цена';
export const priceBasis = 'свои цены';

export const undercutCard: Noun = { one: 'товара', few: 'товаров', many: 'товаров' };
export const undercutOn = (cards: string) => `У ${cards} появилось дешевле.`;

export const groups = 'Какие товары';
export const undercut = 'Появилось дешевле';
export const entered = 'Новые товары';
export const left = 'Сняты с продажи';
/** The same below a narrow column. */
export const enteredStep = 'Новые';
export const leftStep = 'Снятые';
export const enteredCells = 'новые товары';
export const leftCells = 'снятые с продажи';

export const accusative = 'причины изменения выручки';
export const caption = 'Причины изменения выручки продавца';
export const emptyList = 'Таких товаров нет';
export const advice = 'Выберите другой столбец или другую группу.';
