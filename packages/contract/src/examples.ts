import type { Found, FoundProduct, FoundRow } from './find.ts';
import type { ReportRows } from './index.ts';

const week = { year: 2026, weekNumber: 46 };
const seller = { sellerId: 101, sellerTitle: 'ИП «Нұрлы Жол»' };
const brand = { brandId: 7, brandTitle: 'Aylin' };
const category = { categoryId: 31, categoryTitle: 'Пылесосы' };
const levels = { category1LvlId: 1, category2LvlId: 12 };
const sold = { revenue: 1_299_870, salesCount: 13, averagePrice: 99_990 };
const brandUnits = { revenue: 2_599_740, salesCount: 26 };
const brandSold = { ...brandUnits, averagePrice: 99_990 };
const brandIndices = { potentialProfitIndex: 0.61, demandIndex: 0.47 };
const reviewed = { commentsCount: 310, potentialProfitIndex: 0.58 };
const sellers = { sellersCount: 2, productsCount: 1 };
const market = {
  revenue: 5_199_480,
  salesCount: 52,
  averagePrice: 99_990,
  sellersCount: 4,
  brandsCount: 2,
  productsCount: 3,
};
const leaders = { topSellers: [{ id: 101, title: 'ИП «Нұрлы Жол»' }] };
const product = {
  productId: 5001,
  productName: 'Пылесос Aylin V12, чёрный',
  kaspiId: '104820117',
  productKaspiLink: 'https://kaspi.kz/shop/p/aylin-v12-104820117/',
  productMainImgLink: null,
};

const foundBrand = { id: 7, title: 'Aylin', revenue: 2_599_740 };
const foundProduct = { id: 5001, title: product.productName, revenue: 2_599_740, categoryId: 31 };

/** One valid example of each row and profile, coherent with each other: one seller, brand and category. */
export const examples = {
  SellerRow: { ...seller, revenue: 1_299_870, salesCount: 13, placeByRevenue: 14 },
  SellerInfo: {
    onKaspiFrom: '2019-04-12',
    ...week,
    ...seller,
    sellerKaspiId: '30114095',
    rating: 4.8,
    commentsCount: 1843,
    ...sold,
    potentialProfitIndex: 0.58,
    placeByRevenue: 14,
    categoriesWithSalesCount: 1,
    brandsWithSalesCount: 1,
    productsWithSalesCount: 1,
    topCategories: [{ id: 31, title: 'Пылесосы' }],
    topBrands: [{ id: 7, title: 'Aylin' }],
  },
  SellerCategory: {
    ...category,
    ...sold,
    potentialProfitIndex: 0.58,
    shareRevenueFromCategory: 0.25,
    shareRevenueFromSeller: 1,
    brandsCount: 1,
    competitorsCount: 3,
    productsCount: 1,
  },
  SellerBrand: {
    ...brand,
    ...sold,
    potentialProfitIndex: 0.58,
    shareRevenueFromBrand: 0.5,
    shareRevenueFromSeller: 1,
    productsCount: 1,
    categoriesCount: 1,
    competitorsCount: 1,
  },
  SellerProduct: {
    ...product,
    ...brand,
    ...category,
    revenue: 1_299_870,
    salesCount: 13,
    sellerPrice: 99_990,
    ...reviewed,
    competitorsCount: 1,
    lastRating: 4.9,
  },
  BrandRow: {
    ...brand,
    ...brandIndices,
    ...brandSold,
    ...sellers,
    shareRevenueFromTotal: 0.5,
  },
  BrandInfo: {
    ...week,
    ...brand,
    ...brandSold,
    ...brandIndices,
    placeByRevenue: 1,
    ...sellers,
    categoriesCount: 1,
    ...leaders,
    topCategories: [{ id: 31, title: 'Пылесосы' }],
  },
  BrandCategory: {
    ...category,
    ...brandSold,
    potentialProfitIndex: 0.58,
    shareRevenueFromCategory: 0.5,
    shareRevenueFromBrand: 1,
    ...sellers,
  },
  BrandSeller: {
    ...seller,
    revenue: 1_299_870,
    shareRevenueFromBrand: 0.5,
    salesCount: 13,
    averagePrice: 99_990,
    medianPrice: 99_990,
    categoriesCount: 1,
    productsCount: 1,
    potentialProfitIndex: 0.58,
    lastRating: 4.8,
  },
  BrandProduct: {
    ...product,
    ...category,
    ...brandUnits,
    medianPrice: 99_990,
    ...reviewed,
    sellersCount: 2,
    lastRating: 4.9,
  },
  CategoryRow: {
    ...category,
    ...levels,
    ...market,
    demandIndex: 0.44,
    placeByRevenue: 1,
    potentialProfitIndex: 0.63,
    shareRevenueFromTotal: 1,
  },
  CategoryInfo: {
    ...week,
    ...category,
    ...levels,
    ...market,
    categorySellersHHI: 2500,
    placeByRevenue: 1,
    potentialProfitIndex: 0.63,
    ...leaders,
    topBrands: [{ id: 7, title: 'Aylin' }],
  },
  CategorySeller: {
    ...seller,
    revenue: 1_299_870,
    shareRevenueFromCategory: 0.25,
    salesCount: 13,
    averagePrice: 99_990,
    medianPrice: 99_990,
    brandsCount: 1,
    productsCount: 1,
    potentialProfitIndex: 0.58,
    lastRating: 4.8,
  },
  CategoryBrand: {
    ...brand,
    revenue: 2_599_740,
    shareRevenueFromCategory: 0.5,
    salesCount: 26,
    averagePrice: 99_990,
    ...sellers,
    averageRating: 4.9,
    potentialProfitIndex: 0.58,
  },
  CategoryProduct: {
    ...product,
    ...brand,
    ...brandUnits,
    medianPrice: 99_990,
    minPrice: 98_990,
    ...reviewed,
    sellersCount: 2,
    averageRating: 4.9,
  },
  WeekInfo: {
    ...week,
    isDemo: true,
    publishedAt: '2026-11-16T01:40:00.000Z',
    ...market,
    categoriesCount: 1,
    topSellers: [{ id: 101, title: 'ИП «Нұрлы Жол»', revenue: 1_299_870 }],
    topBrands: [{ id: 7, title: 'Aylin', revenue: 2_599_740 }],
  },
  Found: { sellers: [], brands: [foundBrand], categories: [], products: [foundProduct] },
  FoundRow: foundBrand,
  FoundProduct: foundProduct,
} satisfies ReportRows & { Found: Found; FoundRow: FoundRow; FoundProduct: FoundProduct };
