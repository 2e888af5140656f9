import { type FieldDescription, KZT } from './field-description.ts';

/** Descriptions of a person's stored state, and of the events of followed entities. */
export const followDescriptions = {
  follows: { description: 'What the person follows, in the person’s order.' },
  note: { description: 'The person’s own note.' },
  isMine: { description: 'Whether it is the person’s own shop.' },
  events: {
    rule: 'The events, at most 500: those of the own shop first, then the largest amount, null last; ties by kind, id, type, productId and sellerId, each in the order of the schema.',
  },
  followed: { rule: 'Those that are in either week, in the person’s order.' },
  sections: { description: 'Which sections the person follows, in the person’s order.' },
  sectionEvents: {
    rule: 'The events of the followed sections, largest amount first, null last; ties by id and type, in the order of the schema.',
  },
  followedSections: {
    rule: 'The followed sections that are in either week, in the person’s order.',
  },
  unseenCount: { rule: 'How many events the person has not seen.' },
  type: {
    rule: 'revenue: its changeShare is at least 30 points away from its market’s (a product’s: its category; else the week), beyond chance. place: moved by at least 5 places (a product’s: in its category), both among the 200 largest, beyond chance. entered, left: it, or the seller on the followed product. undercut: a card of the own shop, cheapest before and not now. minimum: the smallest price of a followed product, or of a card of the own shop without undercut, fell by at least 10 %. concentration: the category’s sellers HHI crossed 1 500 or 2 500. rating: fell under 4.',
  },
  after: { rule: 'The same of the week; null where absent.' },
  amount: {
    rule: 'Revenue at stake, of the earlier week: on cards of the own shop its own, else the entity’s; null if none.',
    unit: KZT,
  },
  isSubscribed: { description: 'Whether the letter is sent.' },
  isUnseen: { rule: 'Whether the person has not seen the event.' },
} satisfies Readonly<Record<string, FieldDescription>>;

const kind = { description: 'What the id is of: seller, brand, category or product.' };
const sectionKind = { description: 'Section.' };
const id = { description: 'Id of the entity.' };
const title = {
  description: 'Its title or name, of the week where it is in it at all, else of the week before.',
};

/** Overrides for fields with a narrower meaning in one schema. */
export const followOverrides: Readonly<Record<string, FieldDescription>> = {
  'Follow.kind': kind,
  'Follow.id': id,
  'FollowEvent.kind': kind,
  'FollowEvent.id': id,
  'FollowEvent.title': title,
  'Followed.kind': kind,
  'Followed.id': id,
  'Followed.title': title,
  'Followed.revenue': { rule: 'Revenue; null where absent.', unit: KZT },
  'FollowsBody.sections': {
    description: 'Which sections the person follows, in the person’s order.',
    rule: 'Left out, the followed sections stay as they are.',
  },
  'SectionFollow.kind': sectionKind,
  'SectionFollow.id': id,
  'SectionFollow.isMine': { rule: 'A section is never the person’s own shop.' },
  'SectionEvent.kind': sectionKind,
  'SectionEvent.id': id,
  'SectionEvent.title': title,
  'SectionEvent.type': {
    rule: 'revenue, place, entered, left or concentration, as of a category: its market is the week, its place is among the sections of its level, its HHI is that of its sellers.',
  },
  'SectionEvent.before': { rule: 'Revenue, place or HHI of the earlier week; null where absent then.' },
  'SectionEvent.amount': { rule: 'Revenue of the earlier week; null if none.', unit: KZT },
  'SectionEvent.productId': { rule: 'Null.' },
  'SectionEvent.productName': { rule: 'Null.' },
  'SectionEvent.sellerId': { rule: 'Null.' },
  'SectionEvent.sellerTitle': { rule: 'Null.' },
  'SectionEvent.price': { rule: 'Null.', unit: KZT },
  'FollowedSection.kind': sectionKind,
  'FollowedSection.id': id,
  'FollowedSection.title': title,
  'FollowedSection.revenue': { rule: 'Revenue; null where absent.', unit: KZT },
  'FollowEvent.before': {
    rule: 'Revenue, place, HHI or rating of the earlier week; of a card its smallest price, of a seller on a card that seller’s price; null where absent then.',
  },
  'FollowEvent.productId': { rule: 'The card that the event is about; null where it is none.' },
  'FollowEvent.productName': { rule: 'Name of that card; null where it is none.' },
  'FollowEvent.sellerId': {
    rule: 'The seller that came to the card, left it or is the cheapest other one; null where it is none.',
  },
  'FollowEvent.sellerTitle': { rule: 'Title of that seller; null where it is none.' },
  'FollowEvent.price': {
    rule: 'Price of the own shop on the card, at undercut and minimum of its cards; else null.',
    unit: KZT,
  },
};
