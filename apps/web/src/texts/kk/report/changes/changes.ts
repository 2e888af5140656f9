export const week = (week: number | '') => `${week}-апта`;
export const marketAndOwn = (ownerGenitive: string) =>
  `Нарық есебінен {market}, ${ownerGenitive} есебінен {own}.` as const;
export const nothingToExplain = (revenue: string) =>
  `Түсіндіретін ештеңе жоқ: барлық құрамдас нөлге тең, түсім ${revenue} болып қалды.`;
export const marketOrOwn = (owner: string) => `Нарық па, әлде ${owner} өзі ме`;
/** Why the market's part is another amount than that of demand. */
export const twoCounts =
  'Нарық\u00a0— сол санаттардағы өзгелердің түсімінің өсуі қанша берер еді. Жанындағы сұраныс басқаша есептеледі: көбірек не азырақ алынған дана бойынша, бұрынғы үлес пен бағада. Сондықтан сомалар әртүрлі.';
export const market = 'нарық';
export const own = 'өзі';
export const causesAccusative = 'өзгеріс себептерін';
export const causes = 'Өзгеріс неден құралды, ₸';
export const pressToFilter = 'іріктеу үшін бағанды басыңыз';

export const demand = 'Сұраныс';
export const share = 'Үлес';
export const demandInSentence = 'сұраныс';
export const shareInSentence = 'үлес';
export const largest = (effect: string, amount: string) => `бастысы: ${effect} ${amount}`;
export const gainedMost = (effect: string, amount: string) => `Басты өсім: ${effect}, +${amount}.`;
export const lostMost = (effect: string, amount: string) => `Басты шығын: ${effect}, ${amount}.`;

export const cut = (cells: string, all: string) => `Тізімде ${all} ішінен өзгерісі ең үлкен ${cells}.`;
export const cutAndCounted = (cells: string, all: string, groups: readonly string[]) =>
  `Тізімде ${all} ішінен өзгерісі ең үлкен ${cells}; тек тізім бойынша саналғаны: ${groups.map((title) => `«${title}»`).join(', ')}.`;
export const all = 'Барлығы';
