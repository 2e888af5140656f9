import type { EndpointExamples } from './example-types.ts';
import { product, seller } from './example-values.ts';
import type { follow } from './follow.ts';

const kind = 'seller' as const;
const mine = { kind, id: seller.sellerId, note: '', isMine: true };

const undercut = {
  kind,
  id: seller.sellerId,
  title: seller.sellerTitle,
  type: 'undercut' as const,
  before: 382_990,
  after: 369_990,
  productId: product.productId,
  productName: product.productName,
  sellerId: 102,
  sellerTitle: 'Saryarka Market',
  price: 382_990,
  amount: 3_446_910,
  isUnseen: true,
};
const followed = {
  kind,
  id: seller.sellerId,
  title: seller.sellerTitle,
  revenueBefore: 30_690_000,
  revenue: 38_600_000,
  isWithinChance: false,
};
const events = { against: '2026-W45', count: 1, unseenCount: 1, events: [undercut], followed: [followed] };
const follows = { follows: [mine] };
const week = { year: 2026, weekNumber: 46 };
const subscribed = { isSubscribed: true };

/** One successful request and its response for each endpoint of follow. */
export const followEndpointExamples = {
  list: { request: undefined, response: follows },
  replace: { request: follows, response: follows },
  events: { request: week, response: events },
  markSeen: { request: week, response: { unseenCount: 0 } },
  letter: { request: undefined, response: subscribed },
  setLetter: { request: subscribed, response: subscribed },
} satisfies EndpointExamples<typeof follow>;

/** One valid example of each row of follow. */
export const followRowExamples = { FollowEvent: undercut, Followed: followed };
