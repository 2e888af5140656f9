import { contract } from '@vitrina/contract';
import { examples } from '@vitrina/contract/examples';
import { handler } from './answer.ts';

/** The person signed in, unless a test says otherwise. */
export const user = {
  id: 'u1',
  email: 'aigerim@sauda.kz',
  status: 'active',
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
};

/** What a sign-in brings. */
export const signedIn = { user, accessToken: 'access-1', refreshToken: 'refresh-1' };

/** The published weeks, latest first. */
export const reportPeriods = [46, 45, 44].map((weekNumber) => ({ year: 2026, weekNumber }));

const ok = <Body>(body: Body) => ({ status: 200 as const, body });

/** One seller, brand and category, the same in every report: the answers of a market at peace. */
export function marketAnswers() {
  const { auth, period, seller, brand, category, health } = contract;
  const { brandTitle } = examples.BrandInfo;
  const { categoryTitle } = examples.CategoryInfo;
  const { sellerTitle } = examples.SellerInfo;
  const names = { 1: 'Бытовая техника', 12: 'Уборка', 31: categoryTitle };
  return [
    handler(health.check, ok({ ok: true, message: 'Всё работает' })),
    handler(auth.requestCode, ok({ message: 'Код отправлен', email: user.email })),
    handler(auth.verifyCode, ok(signedIn)),
    handler(auth.refresh, ok({ accessToken: 'access-2', refreshToken: 'refresh-2' })),
    handler(auth.logout, ok({ message: 'Вы вышли' })),
    handler(auth.me, ok({ user })),
    handler(period.list, ok({ reportPeriods })),
    handler(period.weekInfo, ({ params }) =>
      ok({
        weekInfo: {
          ...examples.WeekInfo,
          year: Number(params['year']),
          weekNumber: Number(params['weekNumber']),
        },
      }),
    ),
    handler(seller.info, ok({ sellerInfo: examples.SellerInfo })),
    handler(seller.categories, ok({ sellerCategories: [examples.SellerCategory] })),
    handler(seller.brands, ok({ sellerBrands: [examples.SellerBrand] })),
    handler(seller.products, ok({ sellerProducts: [examples.SellerProduct], sellerTitle })),
    handler(seller.byCategories, ok([examples.SellerRow])),
    handler(seller.byTitle, ok([examples.SellerRow])),
    handler(brand.byCategories, ok([examples.BrandRow])),
    handler(brand.info, ok({ brandInfo: examples.BrandInfo })),
    handler(brand.categories, ok({ brandCategories: [examples.BrandCategory] })),
    handler(brand.sellers, ok({ brandSellers: [examples.BrandSeller], brandSellersHHI: 5000, brandTitle })),
    handler(brand.products, ok({ brandProducts: [examples.BrandProduct], brandTitle })),
    handler(category.tree, ok({ categoriesTree: { 1: { 12: [31] } }, categoryIdNameMap: names })),
    handler(category.list, ok({ categories: [examples.CategoryRow] })),
    handler(category.info, ok({ categoryInfo: examples.CategoryInfo })),
    handler(
      category.sellers,
      ok({
        categorySellers: [examples.CategorySeller],
        categorySellersHHI: examples.CategoryInfo.categorySellersHHI,
      }),
    ),
    handler(
      category.brands,
      ok({ categoryBrands: [examples.CategoryBrand], categoryBrandsHHI: 5000, categoryTitle }),
    ),
    handler(category.products, ok({ productsByCategory: [examples.CategoryProduct], categoryTitle })),
  ];
}
