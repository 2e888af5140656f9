export const myShop = 'менің дүкенім';
export const showMore = (count: number) => `Тағы ${count} көрсету`;

export const found = (count: number) => `Табылды: ${count}`;
export const searching = (week: number) => `${week}-аптадан іздеп жатырмыз…`;
export const searchFailed = 'Іздеу мүмкін болмады';
export const offline = 'Желі жоқ: желі пайда болғанда апта бойынша іздеу жалғасады.';
export const nothingFound = (week: number) => `${week}-аптада ештеңе табылмады`;
export const checkSpelling = 'Жазылуын тексеріңіз немесе атаудың бір бөлігін енгізіңіз.';
export const notInWeek = {
  product: (week: number, name: string) => `${week}-аптада мұндай тауар жоқ: артикул ${name}`,
  seller: (week: number, name: string) => `${week}-аптада мұндай сатушы жоқ: ${name}`,
  number: (week: number, name: string) => `${week}-аптада мұндай нөмірлі тауар да, сатушы да жоқ: ${name}`,
  page: (week: number, name: string) =>
    `${week}-аптада мұндай жоқ, бұл тауардың да, сатушының да беті емес: ${name}`,
};
export const tryOtherWeek =
  'Ол бұл аптада сатылмаған болуы мүмкін: басқа аптаны немесе Kaspi-дегі бетті қараңыз.';
