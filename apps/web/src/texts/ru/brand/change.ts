/** What the effects are called. */
export const owner = 'бренд';
/** After «за счёт». */
export const ownerGenitive = 'бренда';
export const demandBasis = 'в категориях';
export const shareBasis = 'в штуках';
export const priceLabel = 'Цена и состав';
export const priceName = 'цена и состав';
export const priceBasis = 'проданного';

export const groups = 'Какие категории';
export const grown = 'Доля выручки выросла';
export const shrunk = 'Доля выручки упала';
export const entered = 'Появился';
export const left = 'Ушёл';
export const enteredCells = 'категории, где появился';
export const leftCells = 'категории, откуда ушёл';

/** Facts about a category. */
export const hasEntered = 'бренд появился';
export const hasLeft = 'бренд ушёл';
export const demandGrew = 'спрос категории вырос';
export const demandFell = 'спрос категории упал';
export const shareChange = (points: string) => `доля выручки ${points} п. п.`;

export const accusative = 'причины изменения выручки';
export const caption = 'Причины изменения выручки бренда';
export const emptyList = 'Таких категорий нет';
export const advice = 'Выберите другой столбец или другую группу.';
