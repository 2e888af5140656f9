export const shop = 'Менің дүкенім';
export const change = 'өзгерту';
export const changeShop = 'Өз дүкеніңізді өзгерту';
export const beside = 'Оқиғалар, бақылаудағылар, нарық';

export const weekAccusative = 'дүкеннің аптасын';
export const changedWithParts = 'Түсім\u00a0{revenue}, {against} {change}: {causes}';
export const causes = 'нарық есебінен {market}, дүкен есебінен {own}';
export const changed = 'Түсім\u00a0{revenue}, {against} {change}';
export const changedByChance = 'Түсім\u00a0{revenue}, {against} {change}: айырма кездейсоқ болуы мүмкін';
export const revenueAlone = (revenue: string) => `Түсім\u00a0${revenue}`;
export const revenueOfFirstWeek = (revenue: string) =>
  `Түсім\u00a0${revenue}; салыстыратын апта жоқ: бұл бірінші апта`;
export const absentBefore = 'Түсім\u00a0{revenue}; {against} салыстыру мүмкін емес: дүкен ол кезде болмаған';
export const soldNothingBefore =
  'Түсім\u00a0{revenue}; {against} салыстыру мүмкін емес: ол кезде сатылым болмаған';
export const absent = (week: number) => `${week}-аптада дүкеннің ұсынысы жоқ`;
export const lastPresent = 'Ұсынысы бар соңғы апта: {week}';

export const yourShop = 'сіздің дүкен';

export const actions = 'Не істеуге болады';
export const undercut = 'Арзаны бар';
export const atStake = 'қауіп төнді';
export const atStakeExplained = 'Басқаларда арзанырақ тауарлардағы сіздің апталық түсіміңіз.';
export const offeredBy = (price: string, seller: string) => `${price}, ${seller}`;
export const yourPrice = (price: string) => `сізде ${price}`;
export const pricesAccusative = 'дүкен бағаларын';
export const nothingCheaper = 'Бағаларыңыз еш жерде ең төменінен жоғары емес.';
export const raise = 'Бағаны көтеру';
export const raiseShort = 'Бағаны көтеру';
export const aWeek = 'аптасына';
export const aWeekExplained =
  'Басқалардың ең төмен бағасы мен сіздің бағаңыздың айырмасы, осы аптадағы сатылымыңызға көбейтілген.';
export const soldAWeek = (units: string) => `аптасына ${units}`;
export const nothingToRaise = 'Сізде кемінде 3\u00a0% арзан тұрған тауар жоқ.';
export const missing = 'Сізде жоғы';
export const missingShort = 'Сізде жоғы';
export const perSeller = 'бір сатушыға';
export const perSellerExplained =
  'Тауардың апталық түсімі сатушыларының санына бөлінген. Санаттарыңыздағы бәсекелестердің тауарлары.';
export const medianPrice = (price: string) => `медианалық баға ${price}`;
export const gapAccusative = 'бәсекелестердің тауарларын';
export const nothingMissing = 'Бәсекелестерде сізде жоқ тауар жоқ.';
export const all = (cards: string) => `Барлығы: ${cards}`;
export const allWithSum = (cards: string, amount: string) => `Барлығы: ${cards}, ${amount}`;

export const happened = 'Не болды';
export const followed = 'Бақылаудағылар';
export const changeFollowed = 'Өзгерту';
export const nothingFollowed = 'Басқаларды осында көру үшін атауының жанындағы «Бақылау» түймесін басыңыз.';

export const marketOfWeek = 'Апта нарығы';
export const whoMoved = 'Кім өсті, кім төмендеді';
export const best = 'Ең жақсысы: {title}';
export const worst = 'Ең нашары: {title}';
export const sellers = 'Сатушылар';
export const sellersMoved = (entered: string, left: string) => `Сатушылар: жаңа ${entered}, кеткен ${left}`;
