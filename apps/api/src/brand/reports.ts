import { byCategories } from './by-categories.ts';
import { categories } from './categories.ts';
import { history } from './history.ts';
import { indexTerms } from './index-terms.ts';
import { changes } from './changes.ts';
import { info } from './info.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { sellers } from './sellers.ts';

/** The reports on brands, by the contract's calls. */
export const brandReports = {
  byCategories,
  info,
  history,
  index: indexTerms,
  categories,
  sellers,
  products,
  changes,
  prices,
};
