export const caption = (kind: string) => `Өсім мен төмендеу: ${kind.toLocaleLowerCase('kk')}`;

export const all = 'Барлығы';
export const gained = 'Өсті';
export const lost = 'Төмендеді';
export const entered = 'Жаңа';
export const left = 'Сатуды тоқтатты';

export const places = (before: string, after: string) => `орны ${before} → ${after}`;
export const place = (place: string) => `орны ${place}`;
export const stateWords = { entered: 'келді', left: 'кетті' };
export const stateWordsOfCategories = { ...stateWords };

export const overtakers = 'Кім кімді басып озды, {among}';
export const amongFirst = 'алғашқы 20 ішінде';
export const overtook = (others: string) => `басып озғаны: ${others}`;
export const overtookMore = (others: string, rest: string) => `басып озғаны: ${others} және тағы ${rest}`;

export const together = 'Жалпы өзгеріс {sum}';
export const togetherAndUnchanged = (unchanged: string) =>
  `Жалпы өзгеріс {sum}, өзгермегені: ${unchanged}` as const;
export const cut = 'Кестеде әр топтың ең ірілері, 50-ге дейін; топ қосындылары толық.';

export const movementAccusative = 'апталық өсім мен төмендеуді';
export const whatMoved = 'Кімнің өсімі мен төмендеуі';
export const nothingMoved = 'Осы апталар арасында ештеңе өзгермеді';
export const chooseWeek = 'Салыстыру үшін басқа аптаны таңдаңыз.';

/** Totals of the table: what did not change is not in it. */
export const total = 'Өзгергендер барлығы';
export const totalOf = (group: string) => `Барлығы: ${group.toLocaleLowerCase('kk')}`;
export const totalOfPart = (shown: string, all: string) => `${all} ішінен ${shown}: барлығы`;
