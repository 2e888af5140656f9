import type { ReportParams } from '../routing/report-params.ts';
import { brandCategories, brandInfo, brandProducts, brandSellers } from '../api/brand.ts';
import {
  categoryBrands,
  categoryInfo,
  categoryList,
  categoryProducts,
  categorySellers,
  categoryTree,
} from '../api/category.ts';
import { weekInfo } from '../api/period.ts';
import type { Prefetch } from '../routing/route.ts';
import { sellerBrands, sellerCategories, sellerInfo, sellerProducts } from '../api/seller.ts';

/** Fetches the reports that a screen shows, as soon as its address is known. */
type Asks = (asked: ReportParams, ask: Prefetch) => void;

/** The week at a glance. */
export const glance: Asks = ({ week }, ask) => {
  ask(weekInfo(week));
  ask(categoryList(week));
  ask(categoryTree(week));
};

/** The category tree and its counts. */
export const tree: Asks = ({ week }, ask) => {
  ask(categoryTree(week));
  ask(categoryList(week));
};

/** All lists of a seller. */
export const ofSellerProfile: Asks = ({ seller }, ask) => {
  ask(sellerInfo(seller));
  ask(sellerCategories(seller));
  ask(sellerBrands(seller));
  ask(sellerProducts(seller));
};

/** The categories of a seller. */
export const ofSellerCategories: Asks = ({ seller }, ask) => {
  ask(sellerInfo(seller));
  ask(sellerCategories(seller));
};

/** The brands of a seller. */
export const ofSellerBrands: Asks = ({ seller }, ask) => {
  ask(sellerInfo(seller));
  ask(sellerBrands(seller));
};

/** The products of a seller. */
export const ofSellerProducts: Asks = ({ seller }, ask) => {
  ask(sellerInfo(seller));
  ask(sellerProducts(seller));
};

/** All lists of a category, and where it stands. */
export const ofCategoryProfile: Asks = ({ week, category }, ask) => {
  ask(categoryInfo(category));
  ask(categoryTree(week));
  ask(categorySellers(category));
  ask(categoryProducts(category));
  ask(categoryBrands(category));
};

/** The sellers of a category. */
export const ofCategorySellers: Asks = ({ category }, ask) => {
  ask(categoryInfo(category));
  ask(categorySellers(category));
};

/** The brands of a category. */
export const ofCategoryBrands: Asks = ({ category }, ask) => {
  ask(categoryInfo(category));
  ask(categoryBrands(category));
};

/** The products of a category. */
export const ofCategoryProducts: Asks = ({ category }, ask) => {
  ask(categoryInfo(category));
  ask(categoryProducts(category));
};

/** All lists of a brand. */
export const ofBrandProfile: Asks = ({ brand }, ask) => {
  ask(brandInfo(brand));
  ask(brandSellers(brand));
  ask(brandProducts(brand));
  ask(brandCategories(brand));
};

/** The categories of a brand. */
export const ofBrandCategories: Asks = ({ brand }, ask) => {
  ask(brandInfo(brand));
  ask(brandCategories(brand));
};

/** The sellers of a brand. */
export const ofBrandSellers: Asks = ({ brand }, ask) => {
  ask(brandInfo(brand));
  ask(brandSellers(brand));
};

/** The products of a brand. */
export const ofBrandProducts: Asks = ({ brand }, ask) => {
  ask(brandInfo(brand));
  ask(brandProducts(brand));
};
