import type { Contract } from '../contract.ts';
import { accountCalls } from './account-calls.ts';
import type { FieldDescription } from './field-description.ts';
import { findRule } from './find-rule.ts';

/** The name of a call of the contract: `seller.info`. */
export type CallName = {
  [Entity in keyof Contract]: `${Entity}.${keyof Contract[Entity] & string}`;
}[keyof Contract];

const all = (owner: string) => ({ rule: `The figures are of all offers of the ${owner} in the week.` });
const part = (offers: string) => ({ rule: `The figures of a row are of ${offers} in the week.` });
const product = (offers: string) => ({
  rule: `The figures of a row are of ${offers} in the week. Rating, comments count and potentialProfitIndex are the product’s.`,
});
const history = (subject: string) => ({
  rule: `The window is the week named, which need not be published, and the calendar weeks before it, \`weeks\` in all. One row for each published week of it, oldest first. Titles are the latest in the window. 404 where no published week of it has ${subject}.`,
});
const index = { description: 'The five terms of the index, and what each is computed from.' };

const AGAINST =
  'Week 1 is the week named, week 0 the one that is compared with: `against`, or the ISO week seven days earlier. What has no offer in a week is absent from it: its figures of that week are null. Titles, names and links are those of week 1, where it is absent those of week 0.';
const NAMES_AND_NONE =
  'Texts are of the seller, brand, product or category itself: one with any offer in week 1, also outside of the row, has those of week 1, its lastRating and the categoryTitle of its card too. Where no week is named and the ISO week seven days earlier is not published, there is no week 0: `against` is null.';
const COMPARED = `${AGAINST} ${NAMES_AND_NONE}`;
const BEFORE_WEEK_0 =
  'its 404 comes before the `REPORT_NOT_FOUND` of a named week 0 that is not earlier or not published.';
const missing = (subject: string) =>
  `Without an offer in week 1 ${subject} is 404, also where it is in week 0; ${BEFORE_WEEK_0}`;
const changes = (owner: string, cell: string) => ({
  rule: `${COMPARED} A cell is ${cell}. 0 and 1 are the weeks, u and R units and revenue of the cell, U units of its context, P = R/u, that of the other week where nothing sold in one, s = u/U, 0 where U is 0. An effect that does not apply to a cell is 0. Each effect of a cell is cut to 15 decimals, then summed. The five effects sum to revenue − revenueBefore, an absent revenue as 0. ${owner} is 404 only where it is in neither week; ${BEFORE_WEEK_0}`,
});

/** What each call of a report is computed from, in which order it lists rows. */
const reportCalls = {
  'period.list': { description: 'A report about any other week is 404.' },
  'period.weekInfo': { rule: 'The figures are of all offers of the week.' },
  'seller.info': all('seller'),
  'seller.history': history('the seller'),
  'seller.categories': part('the seller’s offers in the category'),
  'seller.brands': part('the seller’s offers of the brand'),
  'seller.products': product('the seller’s offer of the product'),
  'seller.changes': changes(
    'The seller',
    'a card that the seller offers in either week, its context all offers of the card',
  ),
  'seller.prices': {
    rule: `${AGAINST} undercut: the own price is above the smallest of the card. undercut-now: that, and it was the smallest in week 0. tied: the smallest together with others. alone: no other seller. can-raise: alone at the smallest, and every other price at least 1.03 times it. The counts and sums are of all offers of week 1. ${NAMES_AND_NONE} ${missing('the seller')}`,
  },
  'seller.similar': {
    rule: 'Sums and shares of cards that both offer are of the seller asked for; revenue is of the other.',
  },
  'seller.assortmentGap': {
    rule: `${COMPARED} The count and the sum are of all cards found. ${missing('the seller')}`,
  },
  'seller.sharedProducts': { rule: 'The count is of all cards found.' },
  'seller.byCategories': {
    rule: 'One row for each seller with an offer in a chosen category, largest revenue first, ties by id. The figures are of its offers in these categories; placeByRevenue is of the whole week.',
  },
  'seller.byTitle': {
    rule: 'One row for each seller whose title contains the text, both in lower case, otherwise character by character; largest revenue first, ties by id. The figures are of the whole week.',
  },
  'brand.byCategories': {
    rule: 'One row for each brand with an offer in a chosen category, largest revenue first, ties by id. The figures are of its offers in these categories.',
  },
  'brand.info': all('brand'),
  'brand.index': index,
  'brand.history': history('the brand'),
  'brand.categories': part('the brand’s offers in the category'),
  'brand.sellers': part('the seller’s offers of the brand'),
  'brand.changes': changes(
    'The brand',
    'a category in which the brand has an offer in either week, its context all offers there',
  ),
  'brand.prices': {
    rule: 'A card counts where it has several sellers. An offer is below where its price < (1 − threshold)·referencePrice, in exact decimals. The threshold is 0.05 where none is given.',
  },
  'brand.products': product('all offers of the product'),
  'category.tree': { rule: 'Every category with an offer in the week is in the tree.' },
  'category.list': part('all offers in the category'),
  'category.info': all('category'),
  'category.index': index,
  'category.history': history('the category'),
  'category.entry': {
    rule: `${COMPARED} A seller enters in the first week, of the 26 published weeks before week 1, in which it has an offer in the category. ${missing('the category')}`,
  },
  'category.sellers': part('the seller’s offers in the category'),
  'category.brands': part('the brand’s offers in the category'),
  'category.products': product('all offers of the product'),
  'section.info': all('section’s leaf categories'),
  'section.history': history('the section'),
  'section.categories': part('all offers in the category'),
  'section.sellers': part('the seller’s offers in the section'),
  'section.brands': part('the brand’s offers in the section'),
  'product.info': all('product'),
  'product.index': index,
  'product.history': history('the product'),
  'product.offerHistory': history('the offer'),
  'product.offers': { rule: `${COMPARED} ${missing('the product')}` },
  'find.byText': { rule: findRule },
  'market.history': history('an offer'),
  'market.movers': {
    rule: `${COMPARED} In sums an absent figure is 0. With a scope, all is inside it; goods without a brand are no brand that moves, but stay in the scope’s revenue. ${missing('the scope')}`,
  },
  'market.revenueSeries': {
    rule: 'The window is the week named, which need not be published, and the calendar weeks before it, `weeks` in all. 404 where no week of it is published.',
  },
} satisfies Partial<Record<CallName, FieldDescription>>;

/** Descriptions of the calls. */
export const callDescriptions: Readonly<Record<CallName, FieldDescription>> = {
  ...reportCalls,
  ...accountCalls,
};
