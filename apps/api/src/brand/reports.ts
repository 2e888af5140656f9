import { byCategories } from './by-categories.ts';
import { categories } from './categories.ts';
import { history } from './history.ts';
import { indexTerms } from './index-terms.ts';
import { info } from './info.ts';
import { products } from './products.ts';
import { sellers } from './sellers.ts';

/** The reports on brands, by the contract's calls. */
export const brandReports = { byCategories, info, history, index: indexTerms, categories, sellers, products };
