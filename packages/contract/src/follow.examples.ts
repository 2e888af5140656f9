import type { EndpointExamples } from './example-types.ts';
import { product, section, seller } from './example-values.ts';
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
const subject = { kind: 'section' as const, id: section.sectionId };
const moved = {
  ...subject,
  title: section.sectionTitle,
  type: 'place' as const,
  before: 9,
  after: 4,
  productId: null,
  productName: null,
  sellerId: null,
  sellerTitle: null,
  price: null,
  amount: 120_400_000,
  isUnseen: true,
};
const followedSection = {
  ...subject,
  title: section.sectionTitle,
  revenueBefore: 120_400_000,
  revenue: 164_900_000,
  isWithinChance: false,
};
const events = {
  against: '2026-W45',
  count: 1,
  unseenCount: 1,
  events: [undercut],
  followed: [followed],
  sectionEvents: [moved],
  followedSections: [followedSection],
};
const followsSection = { ...subject, note: '', isMine: false as const };
const follows = { follows: [mine], sections: [followsSection] };
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
export const followRowExamples = {
  FollowEvent: undercut,
  Followed: followed,
  SectionEvent: moved,
  FollowedSection: followedSection,
};
