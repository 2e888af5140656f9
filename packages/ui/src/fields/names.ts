import * as texts from '#texts/fields/names';
import { define, type FieldDefinition } from './field-definition.ts';

/** Definitions of names, ids, links, dates and lists of leaders. */
export const nameDefinitions = {
  sellerTitle: define('title', texts.sellerTitle),
  brandTitle: define('title', texts.brandTitle),
  categoryTitle: define('title', texts.categoryTitle),
  sectionTitle: define('title', texts.sectionTitle),
  productName: define('title', texts.productName),

  sellerId: define('code', texts.sellerId),
  brandId: define('code', texts.brandId),
  categoryId: define('code', texts.categoryId),
  sectionId: define('code', texts.sectionId),
  category1LvlId: define('code', texts.category1LvlId),
  category2LvlId: define('code', texts.category2LvlId),
  productId: define('code', texts.productId),
  sellerKaspiId: define('code', texts.sellerKaspiId),
  kaspiId: define('code', texts.kaspiId),

  productKaspiLink: define('other', texts.productKaspiLink),
  productMainImgLink: define('other', texts.productMainImgLink),
  onKaspiFrom: define('other', texts.onKaspiFrom),
  topSellers: define('other', texts.topSellers),
  topBrands: define('other', texts.topBrands),
  topCategories: define('other', texts.topCategories),
  formulaVersion: define('other', texts.formulaVersion),
  terms: define('other', texts.terms),
  year: define('other', texts.year),
  weekNumber: define('other', texts.weekNumber),
  isNew: define('other', texts.isNew),
  state: define('other', texts.state),
  isDemo: define('other', texts.isDemo),
  publishedAt: define('other', texts.publishedAt),
  marketName: define('other', texts.marketName),
} as const satisfies Record<string, FieldDefinition>;
