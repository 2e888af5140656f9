import { initContract } from '@ts-rest/core';
import { auth } from './auth.ts';
import {
  brand,
  type BrandCategory,
  type BrandInfo,
  type BrandProduct,
  type BrandRow,
  type BrandSeller,
} from './brand.ts';
import type {
  CategoryBrand,
  CategoryInfo,
  CategoryProduct,
  CategoryRow,
  CategorySeller,
} from './category-rows.ts';
import { category } from './category.ts';
import { find } from './find.ts';
import { health } from './health.ts';
import { period, type WeekInfo } from './period.ts';
import {
  seller,
  type SellerBrand,
  type SellerCategory,
  type SellerInfo,
  type SellerProduct,
  type SellerRow,
} from './seller.ts';

/** Every call of the product: entity, then what is asked. */
export const contract = initContract().router(
  { health, auth, period, seller, brand, category, find },
  { strictStatusCodes: true },
);

/** Every row type of a report's list and every profile, by name. */
export interface ReportRows {
  SellerRow: SellerRow;
  SellerInfo: SellerInfo;
  SellerCategory: SellerCategory;
  SellerBrand: SellerBrand;
  SellerProduct: SellerProduct;
  BrandRow: BrandRow;
  BrandInfo: BrandInfo;
  BrandCategory: BrandCategory;
  BrandSeller: BrandSeller;
  BrandProduct: BrandProduct;
  CategoryRow: CategoryRow;
  CategoryInfo: CategoryInfo;
  CategorySeller: CategorySeller;
  CategoryBrand: CategoryBrand;
  CategoryProduct: CategoryProduct;
  WeekInfo: WeekInfo;
}

/** Any row of a report's list, or any profile. */
export type ReportRow = ReportRows[keyof ReportRows];

type FieldOf<Row> = Row extends Row ? keyof Row & string : never;

/** The name of any field of any report. */
export type ReportField = FieldOf<ReportRow>;

export * from './auth.ts';
export * from './brand.ts';
export * from './category-rows.ts';
export * from './category.ts';
export * from './error-codes.ts';
export { MAX_ID, Leader } from './field-types.ts';
export * from './find.ts';
export * from './health.ts';
export * from './period.ts';
export * from './seller.ts';
export * from './version.ts';
export * from './week-params.ts';
