import type { IndexTerm } from './index-terms.ts';

/** Values shared by the examples: one small market in one week, with one seller, brand and category. */
export const week = { year: 2026, weekNumber: 46 };
export const seller = { sellerId: 101, sellerTitle: 'ИП «Нұрлы Жол»' };
export const brand = { brandId: 7, brandTitle: 'Aylin' };
export const category = { categoryId: 31, categoryTitle: 'Пылесосы' };
export const section = { sectionId: 12, sectionTitle: 'Для дома' };
export const levels = { category1LvlId: 1, category2LvlId: 12 };
export const sold = { revenue: 1_299_870, salesCount: 13, averagePrice: 99_990 };
export const brandUnits = { revenue: 2_599_740, salesCount: 26 };
export const brandSold = { ...brandUnits, averagePrice: 99_990 };
export const brandIndices = { potentialProfitIndex: 0.61, demandIndex: 0.47 };
export const reviewed = { commentsCount: 310, potentialProfitIndex: 0.58 };
export const sellers = { sellersCount: 2, productsCount: 1 };
export const market = {
  revenue: 5_199_480,
  salesCount: 52,
  averagePrice: 99_990,
  sellersCount: 4,
  brandsCount: 2,
  productsCount: 3,
};
export const leaders = { topSellers: [{ id: 101, title: 'ИП «Нұрлы Жол»' }] };
export const product = {
  productId: 5001,
  productName: 'Пылесос Aylin V12, чёрный',
  kaspiId: '104820117',
  productKaspiLink: 'https://kaspi.kz/shop/p/aylin-v12-104820117/',
  productMainImgLink: null,
};

const term = (name: IndexTerm['name'], weight: number, inputs: IndexTerm['inputs']): IndexTerm => ({
  name,
  value: 0.5,
  weight,
  inputs,
  loss: weight,
});
export const indexTerms = {
  formulaVersion: 1,
  potentialProfitIndex: 0.5,
  demandIndex: 0.5,
  place: 1,
  placesCount: 1,
  terms: [
    term('demand', 0.3, [
      { name: 'salesCount', value: 52, reference: 52 },
      { name: 'salesPerSoldOffer', value: 13, reference: 13 },
    ]),
    term('openness', 0.25, [
      { name: 'equalCompetitors', value: 5, reference: 5 },
      { name: 'sellersHHI', value: 2000, reference: null },
    ]),
    term('yield', 0.2, [
      { name: 'medianOfferRevenue', value: 1_299_870, reference: 1_299_870 },
      { name: 'salesCount', value: 52, reference: 10 },
    ]),
    term('entry', 0.15, [
      { name: 'leadersStrength', value: 0.5, reference: null },
      { name: 'commentsCount', value: 310, reference: 310 },
      { name: 'adjustedRating', value: 4.9, reference: 4.7 },
    ]),
    term('price', 0.1, [{ name: 'medianPrice', value: 99_990, reference: 99_990 }]),
  ],
};

export const foundBrand = { id: 7, title: 'Aylin', revenue: 2_599_740 };
export const foundProduct = { id: 5001, title: product.productName, revenue: 2_599_740, categoryId: 31 };
