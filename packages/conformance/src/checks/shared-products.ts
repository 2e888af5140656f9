import { contract } from '@vitrina/contract';
import { rankGroups } from '../computation/figures.ts';
import { toTenge } from '../computation/money.ts';
import type { Offer } from '../computation/offer.ts';
import { sharedOffers } from '../computation/seller-rivals.ts';
import { assertionsOn } from '../kit.ts';
import type { ServerWeek } from '../server-week.ts';
import { unknownId } from './sample-params.ts';

/** The most cards of a response, and the most sellers of a request. */
const MAX_CARDS = 1000;
const MAX_SELLERS = 5;

const offerFields = ({ sellerId, price, salesCount, revenue }: Offer) => ({
  sellerId,
  price: toTenge(price),
  salesCount,
  revenue: toTenge(revenue),
});

/** Checks the cards that these sellers share; one given twice and one that the week lacks add nothing. */
export async function checkSharedProducts(week: ServerWeek, sellerIds: readonly number[]): Promise<void> {
  const lists = await Promise.all(
    sellerIds.map((sellerId) => week.read(contract.seller.products, { sellerId })),
  );
  const offers = await Promise.all(sellerIds.map((sellerId) => week.readOffers(sellerId)));
  const repeated = [...sellerIds, ...sellerIds.slice(0, 1), unknownId(week)];
  const report = await week.read(contract.seller.sharedProducts, {
    sellerIds: repeated.slice(0, MAX_SELLERS),
  });
  const known = lists.filter((list) => list !== undefined);
  if (!report || known.length < lists.length) return;
  const assert = assertionsOn(week.kit, report, ...known);
  const { count, products } = report.body.sharedProducts;
  const expected = rankGroups(sharedOffers(offers.map((own) => own ?? [])));
  assert.equal('shared-products', 'count', expected.length, count);
  assert.equal('shared-products', 'rows', Math.min(expected.length, MAX_CARDS), products.length);
  for (const [at, row] of products.entries()) {
    assert.equal('shared-products', `row ${at}: productId`, expected[at]?.id, row.productId);
    const own = (expected[at]?.offers ?? []).map(offerFields);
    assert.equal('shared-products', `product ${row.productId}: offers`, own, row.offers);
  }
}
