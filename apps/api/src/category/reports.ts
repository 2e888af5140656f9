import { brands } from './brands.ts';
import { entry } from './entry.ts';
import { history } from './history.ts';
import { indexTerms } from './index-terms.ts';
import { info } from './info.ts';
import { list } from './list.ts';
import { products } from './products.ts';
import { sellers } from './sellers.ts';
import { tree } from './tree.ts';

/** The reports on categories, by the contract's calls. */
export const categoryReports = {
  tree,
  list,
  info,
  history,
  entry,
  index: indexTerms,
  sellers,
  brands,
  products,
};
