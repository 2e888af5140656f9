import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { history } from './history.ts';
import { info } from './info.ts';
import { sellers } from './sellers.ts';

/** The reports on sections, by the contract's calls. */
export const sectionReports = { info, history, categories, sellers, brands };
