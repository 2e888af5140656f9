import type { Noun } from '@vitrina/ui/format/noun';

/** What the effects are called. */
export const owner = 'магазин';
export const demandBasis = 'на карточках';
export const shareBasis = 'проданных штук';
export const priceLabel = 'Цена';
export const priceName = 'цена';
export const priceBasis = 'свои цены';

export const undercutCard: Noun = { one: 'карточке', few: 'карточках', many: 'карточках' };
export const undercutOn = (cards: string) => `На ${cards} перебили цену.`;

export const groups = 'Какие карточки';
export const undercut = 'Перебили цену';
export const entered = 'Поставили';
export const left = 'Нет предложения';
export const enteredCells = 'поставленные карточки';
export const leftCells = 'карточки без предложения';

export const accusative = 'причины изменения выручки';
export const caption = 'Почему изменилась выручка продавца';
export const emptyList = 'Таких карточек нет';
export const advice = 'Выберите другой столбец или другую группу.';
