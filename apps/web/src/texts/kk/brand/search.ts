export const name = 'Бренд атауы';
export const inCategories = (categories: string) => `Брендтер: ${categories}`;
export const ofChosen = 'Таңдалған санаттардағы брендтер';
export const ofWeek = 'Апта брендтері';
export const ofChosenNote =
  'Түсім, сатылым, баға және үлес — таңдалған санаттарда; индекстер — бүкіл апта бойынша.';
export const accusative = 'брендтер тізімін';
export const emptyList = 'Таңдалған санаттарда бренд жоқ';
export const advice = 'Басқа санаттарды немесе басқа аптаны таңдаңыз.';
