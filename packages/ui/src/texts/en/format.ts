import { createPlural, type Noun } from '../../format/noun.ts';

export const locale = 'en-US';
export const spellForOrder = (title: string) => title;
export const numberLocale = 'en-US';
export const writeCompact = (text: string) => text;
export const percentSign = '%';

export const seller = createPlural('seller', 'sellers');
export const shop = createPlural('shop', 'shops');
export const brand = createPlural('brand', 'brands');
export const category = createPlural('category', 'categories');
export const section = createPlural('section', 'sections');
export const product = createPlural('product', 'products');
export const offer = createPlural('offer', 'offers');

export const selectGenitive = (form: Intl.LDMLPluralRule, noun: Noun) =>
  form === 'one' ? noun.one : noun.many;

export const rank = (rank: string) => `rank\u00a0${rank}`;

export const pieces = (count: string) => `${count}\u00a0pcs`;
export const unchanged = 'no change';
export const points = (points: string) => `${points}\u00a0pp`;
export const outOf = (count: string) => ` of\u00a0${count}`;
/** A place that did not change, after it. */
export const sameOutOf = (count: string) => `of\u00a0${count}, unchanged`;
export const chance = (units: string, unitsBefore: string) =>
  `${units} against ${unitsBefore} sold: the difference may be chance`;

export const unknownAge = 'Unknown';
export const months = (months: number) => `${months}\u00a0mo`;
export const year = createPlural('year', 'years');

export const weakConcentration = 'Low concentration';
export const moderateConcentration = 'Moderate concentration';
export const highConcentration = 'High concentration';

export const excellent = 'Excellent';
export const good = 'Good';
export const moderate = 'Moderate';
export const weak = 'Weak';
export const low = 'Low';
export const prospect = (label: string) => `${label} prospects`;

export const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
