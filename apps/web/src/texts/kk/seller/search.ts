export const name = 'Сатушы атауы';
export const withName = (name: string) => `Атауында «${name}» бар сатушылар`;
export const inCategories = (categories: string) => `Сатушылар: ${categories}`;
export const ofWeek = 'Апта сатушылары';
export const ofChosenNote = 'Түсім, сатылым және үлес — таңдалған санаттарда.';
/** Beside the column of places, which a phone does not show. */
export const rankNote = 'Орын — аптаның барлық сатушылары арасында.';
export const byCategoriesAccusative = 'сатушылар тізімін';
export const byNameAccusative = 'атауы бойынша сатушыларды';
export const caption = 'Табылған сатушылар';
export const emptyList = 'Ештеңе табылмады';
export const advice = 'Атауын тексеріңіз, басқа санаттарды немесе басқа аптаны таңдаңыз.';
