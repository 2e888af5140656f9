import type { Product } from './catalog.ts';
import { type Niche, createNiche } from './niche.ts';
import { createWeightedPicker, createRng, type Rng } from './rng.ts';
import type { Seller } from './sellers.ts';

/** A seller's offers of one product over the weeks of the demo. */
interface Listing {
  readonly seller: Seller;
  /** Its usual price, ₸. */
  readonly price: number;
  /** Weight of this seller in the product's demand. */
  readonly demandWeight: number;
  /** First and last week, 0–7. */
  readonly weeks: readonly [number, number];
}

/** A product with its sellers and demand. */
export interface ProductOffers {
  readonly product: Product;
  readonly listings: readonly Listing[];
  /** Units sold in a usual week. */
  readonly demand: number;
  /** Reviews before the first week. */
  readonly comments: number;
  /** 0–5; 0 = none yet. */
  readonly rating: number;
}

/** Assigns sellers and demand to each product; each seller gets at least one product. */
export function buildOffers(products: readonly Product[], sellers: readonly Seller[]): ProductOffers[] {
  const rng = createRng('offers');
  const sellersBySubsection = groupSellersBySubsection(sellers);
  const sellersWithoutProduct = new Set(sellers);
  const niches = new Map<number, Niche>();
  const assigned = products.map((product) => {
    const [, subsection, leaf] = product.path;
    const group = sellersBySubsection.get(subsection.id);
    if (group === undefined) throw new RangeError(`no seller in «${subsection.title}»`);
    const niche = niches.get(leaf.id) ?? createNiche(product, group.sellers);
    niches.set(leaf.id, niche);
    const productSellers = pickSellers(product, group.sellers, group.pick, rng);
    if (niche.leader !== undefined && rng.chance(0.45)) productSellers.add(niche.leader);
    for (const seller of productSellers) sellersWithoutProduct.delete(seller);
    return { product, niche, sellers: productSellers };
  });
  for (const seller of sellersWithoutProduct) {
    const candidates = assigned.filter(({ product }) => seller.subsectionIds.includes(product.path[1].id));
    for (let more = 1 + rng.below(3); more > 0; more--) rng.pick(candidates).sellers.add(seller);
  }
  return assigned.map(({ product, niche, sellers }) => ({
    product,
    listings: [...sellers].map((seller) => createListing(product, niche, seller, rng)),
    ...createDemand(product, niche, rng),
  }));
}

function groupSellersBySubsection(sellers: readonly Seller[]) {
  const groups = new Map<number, Seller[]>();
  for (const seller of sellers)
    for (const id of seller.subsectionIds) groups.set(id, [...(groups.get(id) ?? []), seller]);
  return new Map(
    [...groups].map(([id, list]) => [
      id,
      { sellers: list, pick: createWeightedPicker(list.map(({ weight }) => weight)) },
    ]),
  );
}

function pickSellers(
  product: Product,
  candidates: readonly Seller[],
  pick: (rng: Rng) => number,
  rng: Rng,
): Set<Seller> {
  const maxSellers = product.brand.id === 0 ? product.maxSellers / 5 : product.maxSellers;
  const sellerCount = Math.min(
    1 + Math.floor(maxSellers * product.popularity * rng.between(0.6, 1.2) + rng.next() * 1.3),
    candidates.length,
  );
  const sellers = new Set<Seller>();
  for (let tries = 0; sellers.size < sellerCount && tries < sellerCount * 4; tries++) {
    const seller = candidates[pick(rng)];
    if (seller !== undefined) sellers.add(seller);
  }
  return sellers;
}

function createListing(product: Product, { leader, leaderFactor }: Niche, seller: Seller, rng: Rng): Listing {
  const priceFactor = seller.priceFactor * rng.between(0.975, 1.04);
  const priceAppeal = Math.max(0.05, 1 - 9 * (priceFactor - 0.95));
  return {
    seller,
    price: product.price * priceFactor,
    demandWeight:
      Math.sqrt(seller.weight) * priceAppeal * rng.between(0.3, 1.2) * (seller === leader ? leaderFactor : 1),
    weeks: pickWeeks(seller, rng),
  };
}

function pickWeeks(seller: Seller, rng: Rng): [number, number] {
  const [first, last] = seller.weeks;
  const span = last - first;
  if (span === 0 || rng.chance(0.84)) return [first, last];
  return rng.chance(0.55) ? [first + 1 + rng.below(span), last] : [first, last - 1 - rng.below(span)];
}

function createDemand(product: Product, { demandFactor, reviewFactor }: Niche, rng: Rng) {
  const popularity = product.popularity * Math.sqrt(product.popularity);
  const demand =
    (7_800 / Math.sqrt(product.price)) *
    Math.sqrt(product.maxSellers) *
    popularity *
    demandFactor *
    rng.between(0.4, 1.6);
  const isReviewed = rng.chance(product.popularity > 0.3 ? 0.99 : 0.72);
  return {
    demand,
    comments: isReviewed ? Math.floor(demand * reviewFactor * rng.between(2, 30) * rng.next()) : 0,
    rating: isReviewed ? Math.round(10 * (5 - 2.4 * rng.next() * rng.next())) / 10 : 0,
  };
}
