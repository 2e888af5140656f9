import type { FollowEvent, SectionEvent } from '@vitrina/contract';

type Kind = (FollowEvent | SectionEvent)['kind'];

/** How the letter writes numbers in one language. */
interface FormatTexts {
  /** BCP 47 tags for Intl, the preferred one first. */
  locales: readonly [string, ...string[]];
  /** After the number, in place of what Intl writes there. */
  percentSign: string;
  unchanged: string;
  points: (points: string) => string;
}

/** What events are called; all values are formatted. */
interface EventTexts {
  revenue: (title: string, change: string) => string;
  unlikeMarket: (before: string, after: string) => string;
  place: (title: string, before: string, after: string) => string;
  higher: string;
  lower: string;
  appeared: (title: string, kind: Kind) => string;
  revenueNow: (revenue: string) => string;
  sellerAppeared: (title: string, seller: string) => string;
  noOffers: (title: string) => string;
  before: (amount: string) => string;
  sellerLeft: (title: string, seller: string) => string;
  undercut: (product: string) => string;
  undercutPrices: (seller: string, price: string, own: string, change: string) => string;
  minimum: (product: string) => string;
  concentrationBelow: (title: string, bound: string) => string;
  concentrationAbove: (title: string, bound: string) => string;
  lowRating: (title: string) => string;
}

/** The head of the letter: the market's, or that of the own shop. */
interface HeadTexts {
  market: (revenue: string, change: string) => string;
  chooseShop: string;
  /** The market, the share and the place of the own shop. */
  shop: (market: string, share: string, place: string) => string;
  /** Ends the head where the week has fewer than three sellers. */
  fewSellers: string;
  place: (place: string, count: string) => string;
  placeChange: (before: string, place: string, count: string) => string;
  undercutCards: (count: string) => string;
  unitsSold: string;
  averagePrice: string;
  cheapest: string;
  ofRevenue: (share: string) => string;
  sellers: string;
}

/** What surrounds the figures of the letter. */
interface FrameTexts {
  week: (week: number, days: string) => string;
  loadedDays: (days: number) => string;
  happened: string;
  quietWeek: string;
  follows: string;
  openWeek: (week: number) => string;
  note: string;
  method: string;
  reason: string;
  comesOnce: string;
  unsubscribe: string;
  /** The same before an address, in the text without HTML. */
  unsubscribeAt: (address: string) => string;
}

/** The pages that end the letters. */
interface UnsubscribeTexts {
  settings: string;
  ended: string;
  endedHelp: string;
  invalid: string;
  invalidHelp: string;
  question: string;
  questionHelp: string;
  confirm: string;
}

/** The texts of the letter about a new week in one language. */
export interface LetterTexts {
  format: FormatTexts;
  event: EventTexts;
  head: HeadTexts;
  frame: FrameTexts;
  unsubscribe: UnsubscribeTexts;
  kinds: Readonly<Record<Kind, string>>;
  myShop: string;
}
