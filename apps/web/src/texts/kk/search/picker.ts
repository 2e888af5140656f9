export const names = {
  seller: 'Сатушы атауы',
  brand: 'Бренд атауы',
  category: 'Санат атауы',
  section: 'Бөлім атауы',
};
export const largest = 'Апта түсімі бойынша ең ірілері';
export const followedAndRecent = 'Бақылаудағылар және соңғы ашылғандар';
