export const price = 'Баға';
export const revenue = 'Түсім';
export const products = 'Тауарлар';
export const upTo = (price: string) => `${price}-ге дейін`;
export const from = (price: string) => `${price}-ден бастап`;
export const instruction = 'тауарларды іріктеу үшін аралықты белгілеңіз';
export const allPrices = 'Барлық баға';
export const picture = (title: string, steps: number, median: string) =>
  `${title}: ${steps} баға сатысы, медиана ${median}`;
export const lowerBound = 'Бағаның төменгі шегі';
export const upperBound = 'Бағаның жоғарғы шегі';
export const median = (price: string) => `медиана ${price}`;
export const halfIsCheaper = (price: string) => `тауарлардың жартысы ${price}-ден арзан`;
