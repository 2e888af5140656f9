export const accusative = 'сатушы бәсекелестерін';
export const caption = 'Сатушы бәсекелестері';
export const emptyList = 'Ешкіммен ортақ тауар жоқ';
export const advice = 'Бұл сатушының тауарларын апта ішінде басқа ешкім ұсынбады.';

export const closest = 'Ортақ тауарлардағы өз түсімі ең көп бәсекелес — {seller}: {revenue}, {cards}.';
export const pricesLine = (cards: string, cheaper: string) => `бәсекелес арзан: ${cheaper} / ${cards}`;

export const gapAccusative = 'бәсекелестердің тауарларын';
export const gapCaption = 'Бәсекелестерде бар, мұнда жоқ тауарлар';
export const emptyGap = 'Бәсекелестердің барлық тауары мұнда да бар';
export const gapAdvice = 'Барлық санатты көрсетіңіз немесе басқа бәсекелесті таңдаңыз.';
export const gap = '{cards}, аптасына {revenue}.';
/** The same of a list whose table has only the largest. */
export const cutGap = (count: string) => `{cards}, {revenue}; кестеде алғашқы ${count}.` as const;
export const gapLine = (rivals: string, sellers: string, revenuePerOffer: string) =>
  `бәсекелестер: ${rivals} / ${sellers} · ${revenuePerOffer}-ден`;
export const whose = 'Кімнің тауарларын көрсету';
export const allRivals = 'Барлық бәсекелестер';
export const countAll = (count: string) => `Барлық бәсекелестер: ${count}`;
export const countAllShort = (count: string) => `Бәсекелестер: ${count}`;
export const inCategories = {
  seller: { wide: 'Тек сатушының санаттарында', phone: 'Тек өз санаттары' },
  own: { wide: 'Тек сіздің санаттарыңызда', phone: 'Тек өз санаттарым' },
};
