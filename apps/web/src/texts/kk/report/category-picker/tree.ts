export const title = 'Санаттар бойынша';
export const find = 'Санат іздеу';
export const found = (categories: string) => `Табылды: ${categories}`;
export const inWeek = (products: string) => `апта ішінде ${products}`;

export const noCategories = 'Бұл аптада санаттар жоқ';
export const chooseWeek = 'Басқа аптаны таңдаңыз.';
export const noSuchCategory = 'Мұндай санат жоқ';
export const checkTitle = 'Атауын тексеріңіз немесе оның бір бөлігін енгізіңіз.';
