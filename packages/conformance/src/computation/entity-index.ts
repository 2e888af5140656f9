import type { IndexInput, IndexTerm } from '@vitrina/contract';
import { lowerMedian, medianPrice, revenueOf, soldOffers, unitsOf, weightedMedian } from './figures.ts';
import { toTenge } from './money.ts';
import type { Offer } from './offer.ts';

/** The HHI that decide how open a market is; a brand has that of its sellers alone. */
export interface Concentrations {
  readonly sellersHHI: number;
  readonly brandsHHI?: number;
}

/** The reviews that the week's sold offers compare with. */
interface ReviewReferences {
  readonly kC: number;
  readonly mu: number;
}

/** The reference values of one level, and what all levels share. */
export interface References extends ReviewReferences {
  readonly kU: number;
  readonly kI: number;
  readonly kY: number;
  readonly kP: number;
}

/** h(x, k) = x / (x + k): 0 at 0, one half at the reference k, below 1 always. */
const h = (x: number, k: number) => (x === 0 ? 0 : x / (x + k));

/** m: plain lower median revenue of a sold offer, in tenge. */
export const medianRevenue = (offers: readonly Offer[]): number =>
  toTenge(lowerMedian(soldOffers(offers).map(({ revenue }) => revenue)));

/** kC and μ of the week's sold offers. */
export function reviewReferences(sold: readonly Offer[]): ReviewReferences {
  const kC = weightedMedian(sold.map((offer) => [offer.commentsCount, offer.salesCount] as const)) ?? 0;
  const rated = sold.filter(({ rating }) => rating !== null);
  const comments = rated.reduce((total, offer) => total + offer.commentsCount, 0);
  const weighted = rated.reduce((total, offer) => total + (offer.rating ?? 0) * offer.commentsCount, 0);
  return { kC, mu: comments === 0 ? 3 : weighted / comments };
}

/** r*: the rating drawn towards μ where reviews are few. */
const adjustedRating = ({ rating, commentsCount }: Offer, mu: number): number =>
  (20 * mu + commentsCount * (rating ?? mu)) / (20 + commentsCount);

/** h(c, kC) · q of an offer's product: how much reviews protect it, 0–1. */
const reviewStrength = (offer: Offer, { kC, mu }: ReviewReferences): number =>
  h(offer.commentsCount, kC) * Math.min(1, Math.max(0, (adjustedRating(offer, mu) - 3) / 2));

const input = (name: IndexInput['name'], value: number, reference: number | null = null): IndexInput => ({
  name,
  value,
  reference,
});

interface RawTerm extends Pick<IndexTerm, 'name' | 'weight' | 'inputs'> {
  /** Before the floor. */
  readonly value: number;
}

function demandTerm(offers: readonly Offer[], { kU, kI }: References): RawTerm {
  const units = unitsOf(offers);
  const perOffer = units / soldOffers(offers).length;
  const inputs = [input('salesCount', units, kU), input('salesPerSoldOffer', perOffer, kI)];
  return { name: 'demand', weight: 0.3, value: Math.sqrt(h(units, kU) * h(perOffer, kI)), inputs };
}

function opennessTerm({ sellersHHI, brandsHHI }: Concentrations): RawTerm {
  const competitors = 10_000 / Math.max(sellersHHI, brandsHHI ?? 0);
  const inputs = [
    input('equalCompetitors', competitors, 5),
    input('sellersHHI', sellersHHI),
    ...(brandsHHI === undefined ? [] : [input('brandsHHI', brandsHHI)]),
  ];
  return { name: 'openness', weight: 0.25, value: h(competitors, 5), inputs };
}

function yieldTerm(offers: readonly Offer[], { kY }: References): RawTerm {
  const [units, median] = [unitsOf(offers), medianRevenue(offers)];
  const w = units / (units + 10);
  const inputs = [input('medianOfferRevenue', median, kY), input('salesCount', units, 10)];
  return { name: 'yield', weight: 0.2, value: w * h(median, kY) + (1 - w) * 0.5, inputs };
}

function entryTerm(offers: readonly Offer[], references: References): RawTerm {
  const { kC, mu } = references;
  const mean = (value: (offer: Offer) => number) =>
    soldOffers(offers).reduce((total, offer) => total + toTenge(offer.revenue) * value(offer), 0) /
    revenueOf(offers);
  const strength = mean((offer) => reviewStrength(offer, references));
  const inputs = [
    input('leadersStrength', strength),
    input(
      'commentsCount',
      mean((offer) => offer.commentsCount),
      kC,
    ),
    input(
      'adjustedRating',
      mean((offer) => adjustedRating(offer, mu)),
      mu,
    ),
  ];
  return { name: 'entry', weight: 0.15, value: 1 - strength, inputs };
}

function priceTerm(offers: readonly Offer[], { kP }: References): RawTerm {
  const median = toTenge(medianPrice(soldOffers(offers)));
  return { name: 'price', weight: 0.1, value: h(median, kP), inputs: [input('medianPrice', median, kP)] };
}

/** The indices of a category, brand or product, and what its potentialProfitIndex consists of. */
export interface Indices {
  /** Null where nothing sold. */
  readonly demandIndex: number | null;
  /** 0 where nothing sold. */
  readonly potentialProfitIndex: number;
  /** The five terms; none where nothing sold. */
  readonly terms: readonly IndexTerm[];
}

/** Computes the indices of an entity from its offers. */
export function computeEntityIndices(
  offers: readonly Offer[],
  concentrations: Concentrations,
  references: References,
): Indices {
  if (unitsOf(offers) === 0) return { demandIndex: null, potentialProfitIndex: 0, terms: [] };
  const demand = demandTerm(offers, references);
  const raw = [
    demand,
    opennessTerm(concentrations),
    yieldTerm(offers, references),
    entryTerm(offers, references),
    priceTerm(offers, references),
  ].map((term) => ({ ...term, value: Math.max(term.value, 0.02) }));
  const logarithm = raw.reduce((total, { value, weight }) => total + weight * Math.log(value), 0);
  return {
    demandIndex: demand.value,
    potentialProfitIndex: raw.reduce((product, { value, weight }) => product * value ** weight, 1),
    terms: raw.map((term) => ({ ...term, loss: Math.abs((term.weight * Math.log(term.value)) / logarithm) })),
  };
}
