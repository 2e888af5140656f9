export const accusative = 'сатушы бәсекелестерін';
export const caption = 'Сатушы бәсекелестері';
export const emptyList = 'Ешкіммен ортақ карточка жоқ';
export const advice = 'Бұл сатушының карточкаларын апта ішінде басқа ешкім ұсынбады.';

export const closest = 'Ортақ карточкалардағы өз түсімі ең көп бәсекелес — {seller}: {revenue}, {cards}.';
export const closestPrices = (cheaper: string, cards: string, dearer: string) =>
  `Барлығы ${cards}: бәсекелес ${cheaper} карточкада арзан, ${dearer} карточкада қымбат.`;
export const pricesLine = (cards: string, cheaper: string) => `бәсекелес арзан: ${cheaper} / ${cards}`;

export const gapAccusative = 'бәсекелестердің карточкаларын';
export const gapCaption = 'Бәсекелестерде бар, сатушыда жоқ карточкалар';
export const emptyGap = 'Бәсекелестерде сатушыда жоқ карточка табылмады';
export const gapAdvice = 'Барлық санатты көрсетіңіз немесе басқа бәсекелесті таңдаңыз.';
export const gap = '{cards}, аптасына {revenue}.';
export const listedGap = (count: string) => `Кестеде ең ірі ${count} карточка.`;
export const gapLine = (rivals: string, sellers: string, revenuePerOffer: string) =>
  `бәсекелестер: ${rivals} / ${sellers} · ${revenuePerOffer}-ден`;
export const whose = 'Кімнің карточкаларын көрсету';
export const allRivals = 'Барлық бәсекелестер';
export const countAll = (count: string) => `Барлық бәсекелестер: ${count}`;
export const countAllShort = (count: string) => `Бәсекелестер: ${count}`;
export const inOwnCategories = 'Тек сатушының санаттарында';
export const inOwnCategoriesShort = 'Тек өз санаттары';
