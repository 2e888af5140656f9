export const accusative = 'сатушы бағаларын';
export const caption = 'Сатушы бағалары тауарлардың басқа сатушылары арасында';
export const emptyList = 'Мұндай тауар жоқ';
export const advice = 'Басқа топты таңдаңыз.';

export const outOf = (part: string, whole: string) => `${part}\u00a0/\u00a0${whole}`;
export const revenueShare = (share: string) => share;
export const cheapest = 'Ең төмен баға {cheapest} тауарда, олардың түсімдегі үлесі — {revenueShare}.';
export const cheapestOwn =
  'Сіздің бағаңыз {cheapest} тауарда ең төмен, олардың түсімдегі үлесі — {revenueShare}.';
export const describeCheapest = (cheapest: string, revenueShare: string) =>
  `Ең төмен баға ${cheapest} тауарда, олардың түсімдегі үлесі — ${revenueShare}.`;
export const before = (cheapest: string, share: string) => `Бұрын: ${cheapest}, үлесі ${share}.`;

export const groups = 'Қандай тауарлар';
export const all = 'Барлығы';
export const undercut = 'Арзаны бар';
export const undercutNow = 'аптада';
export const tied = 'Бағасы тең';
export const alone = 'Жалғыз сатушы';
export const canRaise = 'Көтеруге болады';
/** The products whose price is the lowest, without room to raise it. */
export const ungrouped = (products: string) =>
  `Топқа кірмегені — ${products}: бағасы басқалардан төмен, айырмасы 3\u00a0%-дан аз.`;

export const wasUndercut = 'арзаны шықты';
export const room = (change: string) => `көтеру: ${change}`;
export const entered = 'жаңа тауар';
export const isAlone = 'жалғыз сатушы';
export const isTied = 'бағасы тең';
export const gap = (change: string) => `мин-нан ${change}`;
