export const choose = 'Кімді қатар қою керегін таңдаңыз: екіден беске дейін.';
export const chooseKind = 'Нені салыстыру';

export const sellersTitle = 'Сатушыларды салыстыру';
export const brandsTitle = 'Брендтерді салыстыру';
export const categoriesTitle = 'Санаттарды салыстыру';
export const productsTitle = 'Тауарларды салыстыру';

export const sellerHistory = 'сатушы тарихын';
export const brandHistory = 'бренд тарихын';
export const categoryHistory = 'санат тарихын';
export const productHistory = 'тауар тарихын';

export const nothingToCompare = 'Салыстыратын ештеңе жоқ';
export const noOffers = 'Соңғы 26 аптада ұсыныс болмаған.';
export const addAnother = 'Салыстыру үшін тағы біреуін қосыңыз.';

export const missingSeller = (id: number) => `Соңғы 26 аптада №\u00a0${id} сатушы болмаған.`;
export const missingBrand = (id: number) => `Соңғы 26 аптада №\u00a0${id} бренд болмаған.`;
export const missingCategory = (id: number) => `Соңғы 26 аптада №\u00a0${id} санат болмаған.`;
export const missingProduct = (id: number) => `Соңғы 26 аптада №\u00a0${id} тауар болмаған.`;
export const removeMissing = 'Алып тастау';
export const numbered = (id: number) => `№\u00a0${id}`;

export const add = 'Салыстыруға қосу';
export const addUpTo = (most: number) => `Қосу, ең көбі ${most}`;
export const remove = (title: string) => `Салыстырудан алып тастау: ${title}`;
export const loading = 'Жүктелуде';
export const findProduct = 'Тауардың атауы, сілтемесі немесе артикулы';

export const figure = 'Көрсеткіш';
export const revenueAgainst = (against: string) => `Түсім ${against}`;
export const cheapest = 'Бағасы ең төмен тауарлардың түсімдегі үлесі';
export const notRead = 'алынбады';
export const boldIsBest = 'қалыңы — ең көбі';
export const best = 'ең көбі:';

export const byWeek = 'Апталар бойынша';
export const units = 'дана';
export const share = 'үлес';
export const rank = 'орын';
export const revenueByWeek = 'Апталар бойынша түсім';
export const unitsByWeek = 'Апталар бойынша сатылым';
export const shareByWeek = 'Апталар бойынша үлес';
export const rankByWeek = 'Апталар бойынша орын';
export const scale = 'Масштаб';
export const asIs = 'сол күйінде';
export const fromHundred = 'басы\u00a0=\u00a0100';

export const sharedCardsReport = 'ортақ тауарларды';
export const sharedCards = 'Ортақ тауарлар';
export const sharedCardsOfSellers = 'Сатушылардың ортақ тауарлары';
export const offeredByTwo = 'екі және одан көп сатушыда бар';
export const largestOf = (shown: string, count: string) => `${count} ішінен ең ірі ${shown}`;
export const whichCards = 'Қай тауарлар';
export const allCards = 'Барлығы';
export const ofAllSellers = (count: number) => `Барлық ${count} сатушыда`;
export const cheapestAt = (seller: string) => `Бағасы төмен: ${seller}`;
export const showMore = (count: string) => `Тағы ${count} көрсету`;
export const noSharedCards = 'Ортақ тауар жоқ';
export const noneShared = 'Бұл аптада бірде-бір тауарды таңдалғандардың екеуі қатар ұсынбаған.';

export const product = 'Тауар';
export const price = 'Баға, ₸';
export const spread = 'Алшақтық';
export const revenue = 'Түсім, ₸';
export const together = 'Бірге, ₸';
