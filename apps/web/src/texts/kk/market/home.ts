export const totals = 'апта қорытындысын';
export const week = (weekNumber: number) => `${weekNumber}-апта`;
export const updated = 'жаңартылды: {time}';

export const weeks = 'Апталық динамика';

export const whatChanged = 'Не өзгерді';
export const whatCounts = '10 данадан бастап, кездейсоқтық шегіндегі өзгерістерсіз';
export const nobody = 'жоқ';
export const rank = (rank: string) => `${rank}-орын`;
export const rankBefore = (rank: string) => `бұрын ${rank}`;

const words = { new: 'жаңа', returned: 'оралды' };

export const entered = { sellers: words, brands: words, products: words, categories: words };

export const topSellers = 'Түсім бойынша сатушылар, ₸';
export const topBrands = 'Түсім бойынша брендтер, ₸';
export const noSales = 'Бұл аптада сатылым болмаған.';

export const followed = 'Бақылаудағылар';
export const recent = 'Соңғы ашылғандар';
export const nothingRecent =
  'Ашылған сатушылар, брендтер және санаттар осында шығады. Маңыздыларын атауының жанындағы «Бақылау» түймесімен бақылауға болады.';

export const resume = (title: string) => `Жалғастыру: ${title}`;
export const dismiss = 'Қажет емес';
