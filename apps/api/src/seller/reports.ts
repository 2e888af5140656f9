import { assortmentGap } from './assortment-gap.ts';
import { brands } from './brands.ts';
import { byCategories } from './by-categories.ts';
import { byTitle } from './by-title.ts';
import { categories } from './categories.ts';
import { changes } from './changes.ts';
import { history } from './history.ts';
import { info } from './info.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { sharedProducts } from './shared-products.ts';
import { similar } from './similar.ts';

/** The reports on sellers, by the contract's calls. */
export const sellerReports = {
  info,
  history,
  categories,
  brands,
  products,
  byCategories,
  byTitle,
  changes,
  prices,
  similar,
  assortmentGap,
  sharedProducts,
};
